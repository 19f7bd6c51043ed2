import type { DemoAccount } from '../shop-types.ts';
import { castAccounts } from './accounts.ts';

const NAMES = [
  'إسلام فوزي', 'دعاء عبد السلام', 'مصطفى الجندي', 'هبة ناصر', 'كيرلس عادل', 'رانيا شكري', 'حسام الدين طه', 'شيماء رجب',
  'وليد سمير', 'آية المنياوي', 'طارق زكي', 'نهى عزت', 'باسم فريد', 'إيمان الصاوي', 'عبد الرحمن لطفي', 'ماريان نبيل',
  'خالد الشربيني', 'ياسمين حمدي', 'أشرف بكري', 'سلمى العشري', 'رامي وهبة', 'أسماء جلال', 'شريف غنيم', 'منة الله سعيد',
  'إبراهيم درويش', 'غادة مكرم', 'محمد أبو زيد', 'لبنى فاروق', 'عمرو الحداد', 'ندى قاسم', 'أيمن صبحي', 'علياء منير',
  'مينا رزق', 'حنان البنا', 'تامر عوض', 'ريهام صلاح', 'سامح عثمان', 'بسمة خليل', 'زياد مرسي', 'نجلاء الديب',
] as const; // biome-ignore format: a list of names

/** Buyers whom no tour names: goods that sell well have had more of them than the eight who have a story. */
export const castCrowd: DemoAccount[] = NAMES.map((name, at) => ({
  name,
  mobile: `+2010000002${String(at).padStart(2, '0')}`,
  email: `customer${at + 1}@wekala.example`,
  password: castAccounts[0]?.password ?? '',
  birthDate: `${1970 + ((at * 7) % 34)}-0${1 + (at % 9)}-1${at % 10}`,
  role: 'user',
  merchantId: null,
}));
