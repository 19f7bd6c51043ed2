import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressFields } from '#modules/accounts/ui/address-fields.tsx';

test('the fields of an address tell the browser what they ask for', () => {
  const form = renderToStaticMarkup(<AddressFields places={[]} initial={{}} locate={() => null} />);
  const fieldOf = (name: string) => new RegExp(`<(?:input|select)[^>]* name="${name}"[^>]*>`).exec(form)?.[0];
  for (const [name, asked] of [
    ['recipient', 'name'],
    ['mobile', 'tel'],
    ['governorateId', 'address-level1'],
    ['cityId', 'address-level2'],
    ['street', 'address-line1'],
  ] as const)
    expect(fieldOf(name)).toMatch(new RegExp(` autoComplete="${asked}"`, 'i'));
  // A telephone shows the keys of a telephone, and its number keeps its own direction.
  expect(fieldOf('mobile')).toMatch(/(?=.*type="tel")(?=.*inputMode="tel").*dir="ltr"/i);
});
