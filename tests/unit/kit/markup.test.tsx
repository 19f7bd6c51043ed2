import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from '#kit/button.tsx';
import { Carousel } from '#kit/carousel/carousel.tsx';
import { Field } from '#kit/form/field.tsx';
import { Stepper } from '#kit/form/stepper.tsx';
import { Icon } from '#kit/icon.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { Price, WasPrice } from '#kit/price.tsx';
import { WholePieces } from '#kit/whole-pieces.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const classes = (element: ReactElement) => /class="([^"]*)"/.exec(html(element))?.[1]?.split(' ').length;
const words = (element: ReactElement) => html(element).replace(/<[^>]*>/g, '');

test('a price reads exactly as specified, whatever its parts look like [CRD-3]', () => {
  expect(words(<Price pounds={1249} />)).toBe('١٬٢٤٩٫٠٠ جنيه');
  expect(words(<Price pounds={0.5} size="total" />)).toBe('٠٫٥٠ جنيه');
});

test('a range and what is isolated break at no hyphen, and the text stays as it is written', () => {
  for (const [text, whole] of [
    ['كاميرا بعدسة ١٨–٥٥ مم', '١٨–٥٥'],
    ['دش 80-90 سم', '80-90'],
    ['طلبك \u2068WK-113038363\u2069 قيد التجهيز', '\u2068WK-113038363\u2069'],
  ] as const) {
    expect(words(<WholePieces text={text} />)).toBe(text);
    expect(html(<WholePieces text={text} />)).toMatch(new RegExp(`<span class="[^"]+">${whole}</span>`));
  }
  expect(html(<WholePieces text="حذاء رياضي - مقاس 42" />)).not.toContain('<');
});

test('a former price is struck through and announced as such', () => {
  expect(words(<WasPrice pounds={1399} />)).toBe('كان السعر ١٬٣٩٩٫٠٠ جنيه');
  expect(html(<WasPrice pounds={1399} />)).toContain('<s');
});

test('a busy button says what it does, is announced busy and cannot be pressed again', () => {
  const busy = html(<Button busy="جاري الإضافة...">أضف إلى السلة</Button>);
  expect(busy).toContain('aria-busy="true"');
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).toContain('جاري الإضافة...');
});

test('a field ties label, hint and error to its control', () => {
  const field = html(
    <Field id="m" label="رقم الموبايل" name="mobile" hint="للمندوب" error="اكتب الرقم" ltr />,
  );
  expect(field).toContain('for="m"');
  expect(field).toContain('aria-describedby="m-hint m-error"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('dir="ltr"');
  expect(field).toMatch(/id="m-error".*اكتب الرقم/);
});

test('the quantity stands in Arabic digits and stops at 1 [CART-4]', () => {
  const stepper = html(<Stepper value={1} onChange={() => {}} />);
  expect(stepper).toContain('value="١"');
  expect(stepper).toMatch(/aria-label="إنقاص الكمية"[^>]*aria-disabled="true"/);
});

test('icons that lead are mirrored, things are not', () => {
  expect(classes(<Icon name="truck" />)).toBe(2);
  expect(classes(<Icon name="search" />)).toBe(1);
  expect(classes(<Icon name="truck" mirrored={false} />)).toBe(1);
});

test('each crumb stands alone, is written from the right, and the last one is the page', () => {
  const crumbs = html(<Breadcrumbs items={[{ label: 'الرئيسية', to: '/' }, { label: 'Luma' }]} />);
  expect(crumbs).toContain('<a href="/" data-discover="true"><bdi dir="rtl">الرئيسية</bdi></a>');
  expect(crumbs).toMatch(/<bdi dir="rtl" aria-current="page"[^>]*>Luma<\/bdi>/);
});

test('pages are real links and the ends are disabled', () => {
  const first = html(<Pagination page={1} pages={3} hrefFor={page => `/outlet/7?page=${page}`} />);
  expect(first).toContain('href="/outlet/7?page=3"');
  expect(first).toMatch(/<button[^>]*disabled=""[^>]*aria-label="السابق"/);
  expect(first).toMatch(/aria-label="صفحة ١" aria-current="page"/);
  expect(html(<Pagination page={1} pages={1} hrefFor={String} />)).toBe('');
});

test('the server draws a carousel whole: every slide, named, with its title and more link', () => {
  const carousel = html(
    <Carousel
      label="مختارات لك"
      title="مختارات لك"
      more={{ to: '/outlet/7', label: 'عرض المزيد' }}
      perPage={{ wide: 4, narrow: 2 }}
    >
      {[1, 2, 3].map(each => (
        <p key={each}>منتج {each}</p>
      ))}
    </Carousel>,
  );
  expect(carousel.match(/<li/g)).toHaveLength(3);
  expect(carousel).toContain('<section aria-label="مختارات لك"');
  expect(carousel).toContain('href="/outlet/7"');
  expect(carousel).toContain('data-single="wide"');
});

test('the alert is a dialog with its title and text, closed until it is asked for', () => {
  const alert = html(
    <AlertDialog open={false} onClose={() => {}} title="تنبيه" text="يجب تسجيل الدخول اولا">
      <Button>تسجيل الدخول</Button>
    </AlertDialog>,
  );
  expect(alert).toContain('role="alertdialog"');
  expect(alert).not.toMatch(/<dialog[^>]* open/);
});
