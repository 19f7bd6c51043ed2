import { DAYS, HOURS, untilShort, untilWords } from '#modules/orders/messages/fields.text.ts';
import { isolate } from '#platform/isolate.ts';
import { toPounds } from '#platform/money.ts';
import { plural } from '#platform/plural.ts';
import {
  amountOf,
  because,
  type CaseText,
  decisionOf,
  goesTo,
  goods,
  moneyNews,
  newsOf,
  numbered,
  ofOrder,
  payByOf,
  restOf,
  toPayOf,
} from './message-parts.text.ts';

export const caseTexts = {
  return_sent: {
    title: facts => `وصلنا طلب إرجاع من ${ofOrder(facts)}`,
    body: facts =>
      `${goods(facts)} الرد من ${isolate(facts.merchant)} ${untilWords(facts.deadline, plural(facts.answerHours, HOURS))}، وإلا قُبل الطلب.`,
  },
  return_approved: {
    title: facts => `قُبل إرجاع من ${ofOrder(facts)}`,
    body: facts =>
      `اختر من صفحة الطلب كيف تعيد القطع، وسلّمها ${untilWords(facts.deadline, plural(facts.handOverDays, DAYS))}.`,
    sms: facts => `وكالة: تم قبول مرتجع طلبك ${facts.order}. حدد من حسابك كيف تعيده.`,
    whatsapp: newsOf('return_news'),
  },
  return_rejected: {
    title: facts => `رُفض إرجاع من ${ofOrder(facts)}`,
    body: facts =>
      `يمكنك الاعتراض من صفحة الطلب ${untilWords(facts.deadline, plural(facts.appealDays, DAYS))}.${because(facts)}`,
    sms: facts => `وكالة: لم يقبل مرتجع طلبك ${facts.order}. لك الاعتراض من حسابك.`,
    whatsapp: newsOf('return_news'),
  },
  appeal_sent: {
    title: facts => `وصلنا اعتراضك على قرار ${ofOrder(facts)}`,
    body: () => 'يراجعه فريق وكالة ونبلغك بالقرار.',
  },
  appeal_upheld: {
    title: facts => `قُبل اعتراضك على قرار ${ofOrder(facts)}`,
    body: () => 'تابع الخطوة التالية من صفحة الطلب.',
    sms: facts => `وكالة: قبلنا اعتراضك في طلبك ${facts.order}. التفاصيل في حسابك.`,
    whatsapp: newsOf('return_news'),
  },
  return_closed: {
    title: facts => `أُغلق طلب إرجاع من ${ofOrder(facts)}`,
    body: facts => `بقيت القطع معك ولم يُرد مبلغ عنها.${because(facts)}`,
    sms: facts => `وكالة: أغلقنا مرتجع طلبك ${facts.order}. السبب في حسابك.`,
    whatsapp: newsOf('return_news'),
  },
  return_booked: {
    title: facts => `حُددت طريقة إعادة القطع من ${ofOrder(facts)}`,
    body: () => 'التفاصيل في صفحة الطلب.',
  },
  return_not_fetched: {
    title: facts => `لم يستلم المندوب مرتجع ${ofOrder(facts)}`,
    body: facts =>
      `اختر من صفحة الطلب طريقة أخرى، وسلّم القطع ${untilWords(facts.deadline, plural(facts.handOverDays, DAYS))}.`,
    sms: facts => `وكالة: لم يستلم المندوب مرتجع طلبك ${facts.order}. اختر طريقة أخرى.`,
    whatsapp: newsOf('return_news'),
  },
  return_on_its_way: {
    title: facts => `مرتجع ${ofOrder(facts)} في طريقه إلى المتجر`,
    body: () => 'سنبلغك عند وصوله وفحصه.',
  },
  return_expired: {
    title: facts => `انتهت مهلة إعادة القطع من ${ofOrder(facts)}`,
    body: () => 'لم تُسلَّم القطع في الموعد. يمكنك طلب الإرجاع مرة أخرى ما دامت مدته قائمة.',
  },
  return_received: {
    title: facts => `وصل مرتجع ${ofOrder(facts)} إلى المتجر`,
    body: facts =>
      `يُفحص ${untilWords(facts.deadline, plural(facts.inspectionHours, HOURS))}، ${facts.wish === 'exchange' ? 'ثم نرسل إليك البديل.' : `ويعود المبلغ خلال ${plural(facts.refundDays, DAYS)}.`}`,
  },
  return_declined: {
    title: facts => `رُفض مرتجع ${ofOrder(facts)} بعد الفحص`,
    body: facts =>
      `يمكنك الاعتراض من صفحة الطلب ${untilWords(facts.deadline, plural(facts.appealDays, DAYS))}.${because(facts)}`,
    sms: facts => `وكالة: لم يقبل مرتجع طلبك ${facts.order} بعد الفحص. لك الاعتراض.`,
    whatsapp: newsOf('return_news'),
  },
  return_partial: {
    title: facts => `قُبل جزء من مرتجع ${ofOrder(facts)}`,
    body: facts => `تفاصيل المبلغ في صفحة الطلب.${because(facts)}`,
    sms: facts => `وكالة: تم قبول جزء من مرتجع طلبك ${facts.order}. السبب في حسابك.`,
    whatsapp: newsOf('return_news'),
  },
  return_accepted: {
    title: facts => `قُبل مرتجع ${ofOrder(facts)}`,
    body: () => 'انتهى الفحص. تابع ما يعود إليك من صفحة الطلب.',
  },
  claim_sent: {
    title: facts => `وصلتنا شكواك من ${ofOrder(facts)}`,
    body: facts =>
      `${goods(facts)} الرد من ${isolate(facts.merchant)} ${untilWords(facts.deadline, plural(facts.claimAnswerHours, HOURS))}، ثم تقرر وكالة.`,
  },
  claim_answered: {
    title: facts => `رد المتجر على شكواك من ${ofOrder(facts)}`,
    body: () => 'يراجعها فريق وكالة الآن.',
  },
  claim_unanswered: {
    title: facts => `لم يرد المتجر على شكواك من ${ofOrder(facts)}`,
    body: () => 'يراجعها فريق وكالة الآن دون انتظار رده.',
  },
  claim_decided: {
    title: facts => `صدر قرار في شكواك من ${ofOrder(facts)}`,
    body: facts => `${decisionOf(facts)}.${because(facts)}`,
    sms: facts => `وكالة: صدر قرار في شكوى طلبك ${facts.order}. التفاصيل في حسابك.`,
    whatsapp: newsOf('claim_news'),
  },
  refund_needs_channel: {
    title: facts => `مبلغ ينتظرك: ${amountOf(facts)}`,
    body: facts => `دفعت ${ofOrder(facts)} نقدًا. اكتب في صفحة الطلب إلى أين نحوّل المبلغ.`,
    sms: facts => `وكالة: لك ${toPounds(facts.amount)} جنيه. حدد حساب الاستلام في طلبك ${facts.order}.`,
    whatsapp: moneyNews('refund_needs_account'),
  },
  refund_approved: {
    title: facts => `اعتُمد رد ${amountOf(facts)}`,
    body: facts => `عن ${ofOrder(facts)}. نبلغك عند وصول المبلغ.`,
  },
  refund_refused: {
    title: facts => `لم يُعتمد رد مبلغ عن ${ofOrder(facts)}`,
    body: facts => `نراجع القرار من جديد ونبلغك بما نصل إليه.${because(facts)}`,
    sms: facts => `وكالة: نراجع من جديد مبلغ طلبك ${facts.order}. السبب في حسابك.`,
  },
  refund_arrived: {
    title: facts => `رددنا إليك ${amountOf(facts)}`,
    body: facts => `عن ${ofOrder(facts)}. ${goesTo(facts)}`,
    sms: facts => `وكالة: رددنا إليك ${toPounds(facts.amount)} جنيه عن طلبك ${facts.order}.`,
    whatsapp: moneyNews('refund_arrived'),
  },
  exchange_gone: {
    title: facts => `يعود إليك ${amountOf(facts)} بدلًا من القطع البديلة`,
    body: facts =>
      `لم تعد القطع البديلة عن ${ofOrder(facts)} متاحة. ${facts.needsChannel ? 'دفعت نقدًا: اكتب في صفحة الطلب إلى أين نحوّل المبلغ.' : 'نبلغك عند وصول المبلغ.'}`,
    sms: facts => `وكالة: نفد بديل طلبك ${facts.order} ويعود إليك ${toPounds(facts.amount)} جنيه.`,
  },
  exchange_fell_through: {
    title: facts => `يعود إليك ${amountOf(facts)} لإلغاء الطلب البديل`,
    body: facts =>
      `عن ${ofOrder(facts)}، بطريقة الدفع الأولى. ${facts.needsChannel ? 'دفعت نقدًا: اكتب في صفحة الطلب إلى أين نحوّل المبلغ.' : 'نبلغك عند وصول المبلغ.'}`,
    sms: facts => `وكالة: ألغي بديل طلبك ${facts.order} ويعود إليك ${toPounds(facts.amount)} جنيه.`,
  },
  exchange_rest: {
    title: facts => `فرق ثمن ينتظرك: ${restOf(facts)}`,
    body: facts => `القطع البديلة عن ${ofOrder(facts)} أقل ثمنًا. اكتب في صفحة الطلب إلى أين نحوّل الفرق.`,
    sms: facts =>
      `وكالة: لك فرق ${toPounds(facts.replacement?.rest ?? 0)} جنيه. حدد حساب الاستلام في طلبك ${facts.order}.`,
  },
  replacement_sent: {
    title: facts => `بديل عن قطع من ${ofOrder(facts)}`,
    body: facts =>
      `أنشأنا لك طلبًا بالقطع البديلة، وتجده في طلباتك. ${facts.replacement?.rest ? `فرق الثمن ${restOf(facts)} يعود إليك.` : 'لا فرق تدفعه.'}`,
  },
  replacement_to_pay: {
    title: facts => `ادفع ${toPayOf(facts)} ليُشحن البديل`,
    body: facts =>
      `ثمن القطع البديلة عن ${ofOrder(facts)} يزيد على ما تسترده بمبلغ ${toPayOf(facts)}. ادفعه ${payByOf(facts)}، وإلا ألغينا البديل وعاد إليك مبلغك.`,
    sms: ({ order, replacement }) =>
      `وكالة: ادفع ${toPounds(replacement?.toPay ?? 0)} جنيه فرق بديل ${order} ${untilShort(replacement?.payBy ?? null, 'المهلة')}.`,
  },
  refund_delayed: {
    title: facts => `تأخر رد مبلغ عن ${ofOrder(facts)}`,
    body: facts => `تعذر رد ${amountOf(facts)} ويعيد فريقنا المحاولة. لا يلزمك شيء.`,
  },

  // To merchants and staff.
  return_to_answer: {
    title: facts => `طلب إرجاع من ${ofOrder(facts)}`,
    body: facts =>
      `${goods(facts)} رد ${untilWords(facts.deadline, plural(facts.answerHours, HOURS))}، وإلا قُبل الطلب.`,
  },
  return_coming: {
    title: facts => `مرتجع قادم من ${ofOrder(facts)}`,
    body: facts => `${goods(facts)} سجّل وصوله وافحصه خلال ${plural(facts.inspectionHours, HOURS)}.`,
  },
  return_over: {
    title: facts => `انتهى طلب إرجاع من ${ofOrder(facts)}`,
    body: facts => `لن تعود القطع.${because(facts)}`,
  },
  appeal_opened: {
    title: facts => `اعتراض على قرار مرتجع من ${ofOrder(facts)}`,
    body: facts => `يقرر فيه فريق وكالة.${because(facts)}`,
  },
  appeal_upheld_against: {
    title: facts => `قُبل اعتراض العميل على ${ofOrder(facts)}`,
    body: facts => `تابع الخطوة التالية من صفحة المرتجع.${because(facts)}`,
  },
  return_booked_in: {
    title: facts => `حُددت طريقة عودة مرتجع ${ofOrder(facts)}`,
    body: facts => goods(facts),
  },
  return_not_fetched_in: {
    title: facts => `لم يستلم المندوب مرتجع ${ofOrder(facts)}`,
    body: () => 'يختار العميل طريقة أخرى، ونبلغك بها.',
  },
  return_on_its_way_in: {
    title: facts => `مرتجع ${ofOrder(facts)} في طريقه إليك`,
    body: facts => goods(facts),
  },
  return_to_inspect: {
    title: facts => `افحص مرتجع ${ofOrder(facts)}`,
    body: facts =>
      `${goods(facts)} الفحص ${untilWords(facts.deadline, plural(facts.inspectionHours, HOURS))}.`,
  },
  not_inspected: {
    title: facts => `قُبل مرتجع ${ofOrder(facts)} دون فحص`,
    body: facts => `انتهت مهلة الفحص بعد ${plural(facts.inspectionHours, HOURS)}.`,
  },
  return_resolved: {
    title: facts => `صدر قرار في مرتجع ${ofOrder(facts)}`,
    body: facts => `${goods(facts)}${because(facts)}`,
  },
  claim_to_answer: {
    title: facts => `شكوى من ${ofOrder(facts)}`,
    body: facts =>
      `${goods(facts)} رد ${untilWords(facts.deadline, plural(facts.claimAnswerHours, HOURS))}. مستحقات الطلب مجمّدة حتى القرار.`,
  },
  claim_not_answered: {
    title: facts => `انتهت مهلة ردك على شكوى ${ofOrder(facts)}`,
    body: () => 'يقرر فيها فريق وكالة بما لديه.',
  },
  claim_to_decide: {
    title: facts => `شكوى تنتظر القرار من ${ofOrder(facts)}`,
    body: facts => goods(facts),
  },
  claim_decided_of: {
    title: facts => `صدر قرار في شكوى ${ofOrder(facts)}`,
    body: facts => `${decisionOf(facts)}.${because(facts)}`,
  },
  refund_to_sign: {
    title: facts => `مبلغ مسترد ينتظر اعتمادك: ${amountOf(facts)}`,
    body: facts => `رقم ${numbered(facts)} عن ${ofOrder(facts)} من ${isolate(facts.merchant)}.`,
  },
  refund_refused_of: {
    title: facts => `لم يُعتمد رد مبلغ عن ${ofOrder(facts)}`,
    body: facts => `بقيت مستحقاتك كما هي.${because(facts)}`,
  },
  refund_arrived_of: {
    title: facts => `رُد ${amountOf(facts)} لعميل ${ofOrder(facts)}`,
    body: () => 'تجد أثره على رصيدك في صفحة المستحقات.',
  },
  refund_failed: {
    title: facts => `تعذر رد ${amountOf(facts)}`,
    body: facts => `رقم ${numbered(facts)} عن ${ofOrder(facts)}. أعد المحاولة أو حوّله إلى حساب العميل.`,
  },
} as const satisfies Record<string, CaseText>;
export type CaseTextName = keyof typeof caseTexts;

/** What a mail calls its page. */
export const caseLink = 'التفاصيل';
