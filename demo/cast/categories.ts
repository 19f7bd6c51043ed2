import type { Family } from './family.ts';
import { appliances } from './goods/appliances.ts';
import { beauty } from './goods/beauty.ts';
import { books } from './goods/books.ts';
import { car } from './goods/car.ts';
import { electronics } from './goods/electronics.ts';
import { home } from './goods/home.ts';
import { kids } from './goods/kids.ts';
import { kitchen } from './goods/kitchen.ts';
import { market } from './goods/market.ts';
import { men } from './goods/men.ts';
import { mobiles } from './goods/mobiles.ts';
import { pets } from './goods/pets.ts';
import { sport } from './goods/sport.ts';
import { tools } from './goods/tools.ts';
import { women } from './goods/women.ts';

interface CastCategory {
  key: CategoryKey;
  nameAr: string;
  nameEn: string;
  picture: string | { path: string };
  families: Family[];
  /** Brands that stand before a title that names none. */
  brands: string[];
  /** How its descriptions end, one of them each. */
  closings: string[];
}

export type CategoryKey =
  | 'electronics'
  | 'mobiles'
  | 'women'
  | 'men'
  | 'home'
  | 'kitchen'
  | 'beauty'
  | 'kids'
  | 'sport'
  | 'books'
  | 'market'
  | 'appliances'
  | 'tools'
  | 'car'
  | 'pets';

const cod = 'المعاينة متاحة عند الاستلام قبل الدفع.';
const invoice = 'يصلك مع فاتورة ضريبية من المتجر.';

export const castCategories: CastCategory[] = [
  {
    key: 'electronics',
    nameAr: 'إلكترونيات',
    nameEn: 'Electronics',
    picture: 'headphones-blue-1',
    families: electronics,
    brands: ['Luma', 'Orbit', 'Pixora'],
    closings: [invoice, 'افتح العلبة وجرّبه أمام المندوب قبل الدفع.', 'الدعم الفني بالعربي على رقم المتجر.'],
  },
  {
    key: 'mobiles',
    nameAr: 'موبايلات وتابلت',
    nameEn: 'Mobiles and tablets',
    picture: 'smartphone-purple-1',
    families: mobiles,
    brands: ['Orbit', 'Luma', 'Barqo'],
    closings: [invoice, 'العلبة مغلقة بختم الشركة.', cod],
  },
  {
    key: 'women',
    nameAr: 'أزياء نسائية',
    nameEn: "Women's fashion",
    picture: 'women-dress-03-1',
    families: women,
    brands: ['Nilora'],
    closings: [
      'الألوان قد تختلف درجة بسيطة حسب شاشتك.',
      cod,
      'الاستبدال متاح خلال ١٤ يومًا إن لم يناسبك المقاس.',
    ],
  },
  {
    key: 'men',
    nameAr: 'أزياء رجالية',
    nameEn: "Men's fashion",
    picture: 'men-shirt-06-1',
    families: men,
    brands: ['Qasr Cotton'],
    closings: ['جرّب المقاس أمام المندوب.', 'الاستبدال متاح خلال ١٤ يومًا إن لم يناسبك المقاس.', cod],
  },
  {
    key: 'home',
    nameAr: 'المنزل والأثاث',
    nameEn: 'Home and furniture',
    picture: 'rocking-chair-1',
    families: home,
    brands: ['Dar Home'],
    closings: ['قِس المكان قبل الطلب.', 'مغلّف جيدًا للشحن إلى كل المحافظات.', cod],
  },
  {
    key: 'kitchen',
    nameAr: 'المطبخ والسفرة',
    nameEn: 'Kitchen and dining',
    picture: 'cooking-pot-granite-1',
    families: kitchen,
    brands: ['Matbakhy'],
    closings: ['أي كسر في الشحن يُستبدل دون مقابل.', 'مناسب لجهاز العروسة.', cod],
  },
  {
    key: 'beauty',
    nameAr: 'الجمال والعناية',
    nameEn: 'Beauty and care',
    picture: 'perfume-round-1',
    families: beauty,
    brands: ['Zahwa', 'Rimala'],
    closings: ['يُحفظ بعيدًا عن الشمس.', 'لا يُرد بعد فتح الغلاف حفاظًا على صحتك.', 'منتج أصلي بباركود.'],
  },
  {
    key: 'kids',
    nameAr: 'الأطفال والألعاب',
    nameEn: 'Kids and toys',
    picture: 'teddy-bear-1',
    families: kids,
    brands: ['Farfasha'],
    closings: ['تحت إشراف الكبار لمن هم دون ثلاث سنوات.', 'يمكن تغليفه هدية عند الطلب.', cod],
  },
  {
    key: 'sport',
    nameAr: 'رياضة ولياقة',
    nameEn: 'Sports and fitness',
    picture: 'football-ball-1',
    families: sport,
    brands: ['Wathba'],
    closings: ['استشر مدربك إن كنت مبتدئًا.', cod, invoice],
  },
  {
    key: 'books',
    nameAr: 'كتب وقرطاسية',
    nameEn: 'Books and stationery',
    picture: 'book-stack-1',
    families: books,
    brands: ['Karras'],
    closings: ['خصم خاص للمدارس والكميات.', 'يصل مغلّفًا ضد الماء.', 'الكتب المطبوعة لا تُرد بعد فتح غلافها.'],
  },
  {
    key: 'market',
    nameAr: 'سوبر ماركت',
    nameEn: 'Supermarket groceries',
    picture: 'honey-jar-hex-1',
    families: market,
    brands: ['Ghalla'],
    closings: ['تاريخ الإنتاج حديث دائمًا.', 'يُحفظ في مكان جاف.', 'يُشحن في كرتونة محكمة.'],
  },
  {
    key: 'appliances',
    nameAr: 'أجهزة منزلية',
    nameEn: 'Home appliances',
    picture: { path: '' },
    families: appliances,
    brands: ['Voltara'],
    closings: ['الصيانة في كل المحافظات على رقم موحد.', invoice, 'راجع مقاسات المكان قبل الطلب.'],
  },
  {
    key: 'tools',
    nameAr: 'عدد وأدوات',
    nameEn: 'Tools and hardware',
    picture: 'cordless-drill-amber-1',
    families: tools,
    brands: ['Usta'],
    closings: ['البس نظارة الأمان أثناء العمل.', cod, invoice],
  },
  {
    key: 'car',
    nameAr: 'مستلزمات السيارات',
    nameEn: 'Car accessories',
    picture: { path: '/images/placeholder.png' },
    families: car,
    brands: ['Tareeq'],
    closings: ['اسأل المتجر عن موديل سيارتك قبل الطلب.', cod, invoice],
  },
  {
    key: 'pets',
    nameAr: 'حيوانات أليفة',
    nameEn: 'Pets',
    picture: 'dog-food-bag-1',
    families: pets,
    brands: ['Mishmish'],
    closings: ['غيّر نوع الأكل بالتدريج خلال أسبوع.', 'استشر البيطري عند أي حساسية.', cod],
  },
];
