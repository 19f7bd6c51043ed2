import { expect, test } from 'vitest';
import { letterPage } from '#modules/notifications/server/channels/letter.ts';

const draw = (body: string, subject = 'تم شحن طلبك') =>
  letterPage({ subject, body, publicUrl: 'https://shop.example' });

test('a mail reads from right to left, in light and dark, and fetches nothing', () => {
  const page = draw('خرج الطلب.');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('prefers-color-scheme:dark');
  expect(page).not.toMatch(/<img|url\(|<script|<link/);
});

test('the page that shows more is a button with its words', () => {
  const page = draw('خرج الطلب.\n\nتفاصيل الطلب: https://shop.example/order-details/7');
  expect(page).toMatch(/href="https:\/\/shop\.example\/order-details\/7"[^>]*>تفاصيل الطلب</);
  expect(draw('https://shop.example/')).toMatch(/href="https:\/\/shop\.example\/"[^>]*>فتح الصفحة</);
});

test('nobody’s words in a mail become a link to another place, or a part of the page', () => {
  const page = draw('السبب: https://shop.example.evil.test/x\nادفع هنا https://evil.test', '<b>مرحبا</b>');
  expect(page).not.toMatch(/href="[^"]*evil/);
  expect(page).not.toContain('<b>مرحبا</b>');
  expect(draw('<img src=x onerror=alert(1)> "\' &')).not.toContain('<img');
});

test('who has no account is not told of one', () => {
  const page = letterPage({ subject: 'دعوة', body: 'نص.', publicUrl: 'https://shop.example', to: 'guest' });
  expect(page).not.toContain('لأن لك حسابًا');
  expect(page).not.toContain('/profile');
  expect(draw('نص.')).toContain('لأن لك حسابًا');
});

test('a code is easy to read and to copy', () => {
  expect(draw('رمز استعادة كلمة المرور: 123456')).toMatch(/<b dir="ltr"[^>]*>123456<\/b>/);
});
