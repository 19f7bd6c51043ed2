import { forOldPhones } from '#platform/digits.ts';
import { withFullStop } from '#platform/full-stop.ts';
import { isolate } from '#platform/isolate.ts';
import type { MemberRole } from '#platform/viewer.ts';
import { DUTY_NAMES, PAPER_NAMES } from './application.text.ts';
import type { MerchantEvent } from './merchant-status.ts';
import type { PaperKind } from './papers.ts';

/** Messages to merchants and their members; mails also have a link. */
export interface MerchantMessage {
  title: string;
  body: string;
  /** What an applicant waits for comes to the telephone as well: 70 letters (docs/egypt.md, Messages), but for a link. */
  sms?: string;
}

interface MessageFacts {
  name: string;
  reason: string;
  papers: readonly PaperKind[];
}

const because = (reason: string) => (reason ? `\nالسبب: ${withFullStop(reason)}` : '');

/** The texts of each event; an event that is not listed sends no message. */
export const eventMessages: Partial<Record<MerchantEvent, (facts: MessageFacts) => MerchantMessage>> = {
  papers_asked: ({ papers, reason }) => ({
    title: 'نحتاج إلى مستندات أخرى',
    body: `لنكمل مراجعة طلبك نحتاج إلى: ${papers.map(kind => PAPER_NAMES[kind]).join('، ')}.${because(reason)}`,
    sms: 'وكالة: نحتاج مستندات أخرى لطلب انضمامك. التفاصيل في حسابك.',
  }),
  accepted: ({ name }) => ({
    title: 'قُبل طلبك. أهلًا بك في وكالة',
    body: `أصبح متجر «${name}» مفتوحًا. سجّل الدخول إلى لوحة التاجر وأضف أول منتج.`,
    sms: 'وكالة: وافقنا على طلبك وفتحنا متجرك. سجل الدخول وأضف أول منتج.',
  }),
  rejected: ({ reason }) => ({
    title: 'لم يُقبل طلبك',
    body: `راجعنا طلب الانضمام ولم نقبله.${because(reason)}\nيمكنك تصحيح بياناتك وإرساله مرة أخرى.`,
    sms: 'وكالة: راجعنا طلب انضمامك ولم نقبله. السبب في حسابك.',
  }),
  restricted: ({ name, reason }) => ({
    title: 'قُيّد متجرك',
    body: `لا يستقبل متجر «${name}» طلبات الدفع عند الاستلام الآن، وتحويل مستحقاته متوقف حتى تُراجع حالته.${because(reason)}`,
  }),
  suspended: ({ name, reason }) => ({
    title: 'أُوقف متجرك',
    body: `لا تظهر منتجات متجر «${name}» الآن ولا يستقبل طلبات، وفريق وكالة يتابع طلباته المفتوحة.${because(reason)}`,
  }),
  reactivated: ({ name }) => ({
    title: 'عاد متجرك إلى العمل',
    body: `متجر «${name}» نشط الآن وتظهر منتجاته كما كانت.`,
  }),
  closed: ({ name, reason }) => ({
    title: 'أُغلق متجرك',
    body: `أُغلق متجر «${name}». تُحوّل مستحقاته الأخيرة بعد ٩٠ يومًا.${because(reason)}`,
  }),
  holiday_ended: ({ name }) => ({
    title: 'انتهت إجازة متجرك',
    body: `يستقبل متجر «${name}» الطلبات من جديد.`,
  }),
};

export function invitationMessage(merchantName: string, link: string): MerchantMessage {
  return {
    title: `دعوة للعمل في متجر «${merchantName}»`,
    body: `دعاك متجر «${merchantName}» للانضمام إلى فريقه في وكالة. افتح الرابط خلال ٧ أيام: ${link}`,
    sms: forOldPhones(`وكالة: دعاك متجر «${merchantName}» إلى فريقه. افتح الرابط خلال 7 أيام: ${link}`),
  };
}

/** `to`: null for whoever is no member any more. */
export function teamMessage({
  merchant,
  person,
  to,
}: {
  merchant: string;
  person: string;
  to: MemberRole | null;
}): MerchantMessage {
  const now = to === null ? 'لم يعد ضمن الفريق' : `صلاحيته الآن: ${DUTY_NAMES[to]}`;
  return {
    title: 'تغيّر فريق متجرك',
    body: `في متجر «${isolate(merchant)}»: ${isolate(person)}، ${now}. إن لم تتوقع ذلك فغيّر كلمة مرورك وتواصل معنا فورًا.`,
    sms: 'وكالة: تغير فريق متجرك. إن لم تتوقع ذلك فاتصل بنا.',
  };
}

/** What a mail calls its page. */
export const merchantLink = 'صفحة متجرك';
