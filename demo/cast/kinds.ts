import type { CategoryKey } from './categories.ts';
import type { GoodsKind } from './goods-kind.ts';

type Kinds = Readonly<Record<string, readonly GoodsKind[]>>;

/** The second level of some categories: each with the kinds of goods that lie in it. */
const castKinds: Partial<Record<CategoryKey, Kinds>> = {
  electronics: {
    'كمبيوتر وملحقاته': ['laptop', 'monitor', 'keyboard', 'mouse', 'printer', 'disk'],
    'سماعات وصوتيات': ['headphone', 'speaker', 'microphone', 'studioMicrophone', 'radio'],
    'تلفزيونات وشاشات عرض': ['television', 'projector'],
    كاميرات: ['camera', 'videoCamera'],
    'ألعاب فيديو': ['gamepad', 'joystick'],
  },
  mobiles: {
    موبايلات: ['phone'],
    'شواحن وبطاريات': ['plug', 'battery'],
    'سماعات وساعات': ['headphone', 'watch'],
    'هواتف أرضية وشبكات': ['telephone', 'antenna'],
  },
  women: {
    ملابس: ['blouse', 'coat', 'dress', 'gown', 'kaftan', 'scarf'],
    أحذية: ['boot', 'flats', 'heels', 'sandal'],
    'حقائب ومحافظ': ['clutch', 'handbag', 'purse'],
    إكسسوارات: ['ring', 'sunglasses', 'umbrella'],
  },
  men: {
    ملابس: ['coat', 'jeans', 'shirt', 'shorts', 'tshirt', 'socks', 'cap'],
    أحذية: ['formalShoe', 'hikingBoot', 'slipper', 'sneaker'],
    'حقائب وإكسسوارات': ['briefcase', 'suitcase', 'watch', 'beads'],
  },
  home: {
    أثاث: ['sofa', 'chair', 'drawers', 'door', 'bed'],
    ديكور: ['candle', 'lantern', 'mantelClock', 'mirror', 'painting', 'plant'],
    'حمام وتنظيم': ['bath', 'basket'],
  },
  kitchen: {
    'أواني الطهي': ['fryingPan', 'pan', 'pot', 'knife'],
    'شاي وقهوة': ['coffee', 'tea', 'teapot', 'tumbler'],
    'السفرة والتقديم': ['plate', 'bowl', 'spoon', 'amphora', 'jar', 'salt'],
  },
};

const ALL = Object.entries(castKinds).flatMap(([key, kinds]) =>
  Object.entries(kinds).map(([nameAr, goods]) => ({ key, nameAr, goods })),
);

/** The subcategories of a category, with their ids in an empty database. */
export function kindsOf(key: CategoryKey): { id: number; nameAr: string }[] {
  return ALL.map((kind, at) => ({ ...kind, id: at + 1 }))
    .filter(kind => kind.key === key)
    .map(({ id, nameAr }) => ({ id, nameAr }));
}

/** The subcategory of goods of this kind; `null` if they have none. */
export function kindOf(key: CategoryKey, goods: GoodsKind): number | null {
  const at = ALL.findIndex(kind => kind.key === key && kind.goods.includes(goods));
  return at < 0 ? null : at + 1;
}
