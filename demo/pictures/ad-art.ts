import { readFileSync } from 'node:fs';

export interface Ad {
  file: string;
  width: number;
  height: number;
  html: string;
}

const keel = 'M0 100V47C0 25 25 20 50 0 75 20 100 25 100 47V100Z';

/** One arch of the house as an SVG that fills its box. */
const arch = (fill: string, place: string) =>
  `<svg class="arch" style="${place}" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${keel}" fill="${fill}"/></svg>`;

/** A row of outlined arches along the foot of a banner. */
function arcade(stroke: string): string {
  const each = (at: number) =>
    `<path d="${keel}" transform="translate(${at * 108 + 4} 10) scale(1 1.25)" fill="none" stroke="${stroke}" stroke-width="5"/>`;
  return `<svg class="arcade" viewBox="0 0 449 120" preserveAspectRatio="xMinYMax slice">${[0, 1, 2, 3, 4].map(each).join('')}</svg>`;
}

/** A drawing of photos/ at a place of the ad, in percent of its box; width in percent. */
function thing(name: string, place: string): string {
  const bytes = readFileSync(new URL(`photos/${name}-1.webp`, import.meta.url));
  return `<img class="thing" style="${place}" src="data:image/webp;base64,${bytes.toString('base64')}">`;
}

const upperHome = `<div class="ad" style="background:radial-gradient(115% 125% at 24% 62%,#1a98a0 0%,#0b666e 46%,#083f47 100%)">
  ${arch('#fdf1d6', 'left:5.5%;width:45%;bottom:0;height:89%')}${arch('#f6c254', 'left:8%;width:40%;bottom:0;height:82%')}
  ${thing('sofa-bed', 'left:8%;bottom:-4%;width:40%')}${thing('steel-kettle-red', 'left:37%;bottom:1%;width:15%')}${thing('clay-qulla', 'left:2.5%;bottom:1%;width:16%')}
  <div class="words" style="right:6.5%;top:19%;width:42%">
    <p style="font-size:27px;color:#fde9bd">مهرجان البيت</p>
    <h1 style="font-size:66px;margin:6px 0 16px">جدّد بيتك<br>بأيدٍ مصرية</h1>
    <p style="font-size:26px;color:#dff0f0">أثاث ومفروشات وأدوات مطبخ<br>من ورش ومتاجر موثوقة</p>
    <span class="button">تسوّق الآن</span>
  </div></div>`;

/** On a phone a small ad is cut to 3:2, so its words and things stay within the middle 320 pixels. */
const upperShoes = `<div class="ad" style="background:linear-gradient(155deg,#d8694a 0%,#b94a2a 55%,#943619 100%)">
  ${arch('rgb(255 240 228/.16)', 'left:-4%;width:66%;bottom:0;height:86%')}
  ${thing('football-boots-navy', 'left:-1%;bottom:4%;width:62%;transform:rotate(-8deg)')}
  <div class="words" style="right:7%;top:23%"><h2 style="font-size:46px">خطوتك<br>أخفّ</h2><p style="font-size:24px;color:#fde9dd;margin-top:10px">أحذية رياضية</p></div></div>`;

const upperSound = `<div class="ad" style="background:linear-gradient(155deg,#fde3a8 0%,#f6c254 60%,#eda82a 100%);color:#322306">
  ${arch('rgb(255 255 255/.34)', 'left:-4%;width:66%;bottom:0;height:86%')}
  ${thing('gaming-headset-navy', 'left:1%;bottom:10%;width:52%')}${thing('leather-watch', 'left:36%;bottom:4%;width:32%;transform:rotate(9deg)')}
  <div class="words" style="right:7%;top:23%"><h2 style="font-size:46px">سماعات<br>وساعات</h2><p style="font-size:24px;color:#5a3d05;margin-top:10px">من متجر النيل</p></div></div>`;

interface Banner {
  ground: string;
  arches: string;
  ink: string;
  title: string;
  line: string;
  things: string;
}

const banner = ({ ground, arches, ink, title, line, things }: Banner) =>
  `<div class="ad" style="background:${ground};color:${ink}">${arcade(arches)}${things}
  <div class="words" style="right:5%;top:50%;width:42%;transform:translateY(-52%);text-wrap:balance"><h2 style="font-size:54px;line-height:1.3;white-space:nowrap">${title}</h2><p style="font-size:40px;line-height:1.45;margin-top:8px">${line}</p></div></div>`;

const bannerKitchen = banner({
  ground: 'linear-gradient(100deg,#f4bd4f,#fde6b2)',
  arches: 'rgb(255 247 226/.75)',
  ink: '#3b2703',
  title: 'مطبخك على مزاجك',
  line: 'براريد وفناجين وطاسات من ركن المطبخ',
  things: `${thing('glass-teapot-red', 'left:5%;bottom:1%;width:19%')}${thing('turkish-cups', 'left:23%;bottom:3%;width:15%')}${thing('deep-pan-lid', 'left:38%;bottom:5%;width:16%')}`,
});

const bannerSchool = banner({
  ground: 'linear-gradient(100deg,#3a2c60,#6d5a9c)',
  arches: 'rgb(168 150 214/.45)',
  ink: '#fff',
  title: 'كل شيء للعام الدراسي',
  line: 'حقائب وكتب وأدوات مكتبية',
  things: `${thing('nursery-bag', 'left:5%;bottom:2%;width:19%')}${thing('copybooks-red', 'left:22%;bottom:3%;width:14%')}${thing('wax-crayons', 'left:36%;bottom:3%;width:12%')}`,
});

const bannerToys = banner({
  ground: 'linear-gradient(100deg,#0a5059,#2a9097)',
  arches: 'rgb(132 204 207/.5)',
  ink: '#fff',
  title: 'لعب يكبر معهم',
  line: 'ألعاب تعليمية من عالم اللعب',
  things: `${thing('crochet-bunny-brown', 'left:4%;bottom:0;width:20%')}${thing('arabic-letter-puzzle', 'left:23%;bottom:3%;width:15%;transform:rotate(-8deg)')}${thing('rainbow-kite', 'left:38%;bottom:8%;width:18%')}`,
});

const large = { width: 1080, height: 720 };
const small = { width: 480, height: 440 };
const wide = { width: 1241, height: 332 };

/** The six stand-ins for what merchants would send, in the sizes of their places [IMG-4]. */
export const ads: Ad[] = [
  { file: 'upper-1', ...large, html: upperHome },
  { file: 'upper-2', ...small, html: upperShoes },
  { file: 'upper-3', ...small, html: upperSound },
  { file: 'banner-1', ...wide, html: bannerKitchen },
  { file: 'banner-2', ...wide, html: bannerSchool },
  { file: 'banner-3', ...wide, html: bannerToys },
];
