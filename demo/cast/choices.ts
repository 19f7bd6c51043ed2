import type { Choice } from './family.ts';

const swatches: Record<string, string> = {
  أسود: '#22201d',
  أبيض: '#f7f5f0',
  كحلي: '#1f2f57',
  رمادي: '#8b8f94',
  فضي: '#c9ccd1',
  ذهبي: '#c9a24b',
  بيج: '#d9c7a8',
  جملي: '#b5875a',
  بني: '#6b4530',
  أحمر: '#c0392b',
  نبيتي: '#6e1f2f',
  وردي: '#e59aae',
  فوشيا: '#c2357d',
  برتقالي: '#e07b2f',
  أصفر: '#e8c23c',
  أخضر: '#3d8b4f',
  زيتي: '#5c6239',
  نعناعي: '#9fd4bd',
  تركواز: '#2a9da3',
  أزرق: '#2f66c4',
  سماوي: '#8cc3e8',
  بنفسجي: '#6d5a9c',
  'بنفسجي فاتح': '#b9a4e6',
  موف: '#a57fb5',
  كريمي: '#e9e3d8',
  طوبي: '#c14d2b',
  'كحلي غامق': '#1e2b38',
  خشبي: '#9c6b43',
  شفاف: '#e6eef0',
};

export const COLOUR = 'اللون';

/** A colour by its shop name; one without a swatch is a mistake of the cast and refused. */
export function swatchOf(colour: string): string {
  const swatch = swatches[colour];
  if (!swatch) throw new Error(`no swatch for ${colour}`);
  return swatch;
}

/** A choice of colours by their shop names. */
export const colours = (...names: string[]): Choice => ({
  name: COLOUR,
  values: names.map(label => ({ label, swatch: swatchOf(label), extra: 0 })),
});

export const sizes = (...labels: string[]): Choice => plain('المقاس', labels);

export const scents = (...labels: string[]): Choice => plain('الرائحة', labels);

/** A choice whose values cost more one after another; extras in whole pounds. */
export function steps(name: string, values: Record<string, number>): Choice {
  return { name, values: Object.entries(values).map(([label, extra]) => ({ label, extra })) };
}

export function plain(name: string, labels: string[]): Choice {
  return { name, values: labels.map(label => ({ label, extra: 0 })) };
}
