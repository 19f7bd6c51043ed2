import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { newOwner } from '../../support/back-office/applications.ts';
import { agePassword } from '../../support/back-office/arrange.ts';
import { newPerson, PASSWORD, type Person } from '../../support/back-office/staff.ts';
import { expectNoBarriers, STILL } from '../../support/journeys/barriers.ts';
import { call, callAs } from '../../support/journeys/buyer.ts';
import { store, visit } from '../../support/journeys/visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use(STILL);

const team = (page: Page) => page.getByRole('region', { name: 'فريق العمل', exact: true });
const invited = (page: Page) =>
  team(page).getByRole('textbox', { name: 'رقم الموبايل أو البريد الإلكتروني' });
const invite = (page: Page) => team(page).getByRole('button', { name: 'إرسال الدعوة' });
const passwordQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'تأكيد أنك صاحب الحساب' });
const dutyOf = (page: Page, name: string) => team(page).getByLabel(`دور ${name}`, { exact: true });
const saveDutyOf = (page: Page, name: string) => team(page).getByRole('button', { name: `حفظ دور ${name}` });

interface Sent {
  recipient: string;
  body: string;
}

/** What was sent to this mobile, the newest first. */
const sentTo = async (page: Page, mobile: string) =>
  (await call<{ messages: Sent[] }>(page, ['GET', '/api/web/development/messages'])).messages.filter(
    ({ recipient }) => recipient === mobile,
  );

async function expectTold(page: Page, mobile: string, times: number): Promise<void> {
  await expect
    .poll(async () => (await sentTo(page, mobile)).filter(({ body }) => body.includes('فريق متجرك')).length, {
      message: `${mobile} hears of changes of the team`,
      timeout: 20_000,
    })
    .toBe(times);
}

/** The address that the invitation leads to, from the text message. */
async function invitationFor(page: Page, mobile: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const texts = (await sentTo(page, mobile)).map(
      ({ body }) => /\/marketplace\?invitation=\S+/.exec(body)?.[0],
    );
    link = texts.find(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link as string;
}

/** Somebody whose name the owner does not have. */
async function newColleague(page: Page): Promise<Person> {
  const { token, mobile, ...person } = await newPerson(page);
  const name = 'هدى كامل';
  await callAs(page, token, { path: '/api/web/user/update-profile', data: { name, mobile, email: '' } });
  return { ...person, token, mobile, name };
}

async function answerQuestion(page: Page, password: string): Promise<void> {
  await passwordQuestion(page).getByLabel('كلمة المرور الحالية').fill(password);
  await passwordQuestion(page).getByRole('button', { name: 'تأكيد ومتابعة' }).click();
}

test('an owner invites and gives another duty, by password where it was given long ago', async ({ page }) => {
  const colleague = await newColleague(page);
  const owner = await newOwner(page, `نحاس ${randomUUID().slice(0, 6)}`);
  await store(page, { token: owner.token });
  await visit(page, '/account?tab=team');
  await expect(team(page).getByText('أنت', { exact: true })).toBeVisible();

  await invited(page).fill('٠١٢٣');
  await invite(page).click();
  await expect(invited(page)).toBeFocused();
  await expect(invited(page)).toHaveAccessibleDescription(/موبايل|بريد/);
  await expect(invited(page)).toHaveValue('٠١٢٣');
  await expectNoBarriers(page, 'a number that is none');

  await invited(page).fill(colleague.mobile);
  await invite(page).click();
  await expect(page.getByText('أُرسلت الدعوة.')).toBeVisible();
  await expect(team(page).getByRole('heading', { name: 'دعوات لم تُقبل بعد' })).toBeVisible();
  await expect(invited(page)).toHaveValue('');
  await expectNoBarriers(page, 'an invitation');
  const link = await invitationFor(page, colleague.mobile);

  await store(page, { token: colleague.token });
  await visit(page, link);
  await expectNoBarriers(page, 'invited');
  await page.getByRole('button', { name: 'قبول الدعوة' }).click();
  await page.waitForURL('/');
  await expectTold(page, owner.mobile, 1);

  await store(page, { token: owner.token });
  await visit(page, '/account?tab=team');
  await expect(dutyOf(page, colleague.name)).toHaveValue('packer');
  await agePassword(owner.id);
  await dutyOf(page, colleague.name).selectOption('manager');
  await expect(passwordQuestion(page)).toBeHidden();
  await saveDutyOf(page, colleague.name).click();
  await expect(passwordQuestion(page)).toBeVisible();
  await expectNoBarriers(page, 'the question for the password');
  await answerQuestion(page, 'not-the-password-1');
  await expect(passwordQuestion(page).getByLabel('كلمة المرور الحالية')).toHaveAccessibleDescription(
    /غير صحيحة/,
  );
  await page.keyboard.press('Escape');
  await expect(passwordQuestion(page)).toBeHidden();
  const unproved = team(page).getByText('أكّد أولًا أنك صاحب الحساب لتكمل هذا التغيير.');
  await expect(unproved).toBeVisible();

  await saveDutyOf(page, colleague.name).click();
  await answerQuestion(page, PASSWORD);
  await expect(page.getByText('حُفظت التغييرات')).toBeVisible();
  await expect(dutyOf(page, colleague.name)).toHaveValue('manager');
  await expect(saveDutyOf(page, colleague.name)).toHaveCount(0);
  await expect(unproved).toHaveCount(0);
  await expectTold(page, owner.mobile, 2);
});

test('an owner who removes somebody is asked whether, and for the password after ten minutes', async ({
  page,
}) => {
  const colleague = await newColleague(page);
  const owner = await newOwner(page, `فضة ${randomUUID().slice(0, 6)}`);
  const asOwner = { token: owner.token };
  await call(page, ['POST', '/api/web/merchant/members/invite'], {
    ...asOwner,
    data: { recipient: colleague.mobile, duty: 'owner' },
  });
  const token = (await invitationFor(page, colleague.mobile)).split('=')[1];
  await callAs(page, colleague.token, { path: '/api/web/merchant/invitation/accept', data: { token } });

  await agePassword(owner.id);
  await store(page, asOwner);
  await visit(page, '/account?tab=team');
  await team(page)
    .getByRole('button', { name: `إزالة ${colleague.name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `إزالة ${colleague.name} من فريق المتجر؟` });
  await expectNoBarriers(page, 'the question whether');
  await question.getByRole('button', { name: 'إزالة' }).click();
  await expect(passwordQuestion(page)).toBeVisible();
  await answerQuestion(page, PASSWORD);
  await expect(page.getByText('أُزيل من فريق المتجر.')).toBeVisible();
  await expect(dutyOf(page, colleague.name)).toHaveCount(0);
  await expectTold(page, colleague.mobile, 2);
  await expectTold(page, owner.mobile, 2);

  const data = { userId: owner.id };
  const refused = await callAs<{ error: { code: string } }>(page, owner.token, {
    path: '/api/web/merchant/members/remove',
    data,
  });
  expect(refused.error.code).toBe('last_owner');
});
