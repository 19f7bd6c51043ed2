import type { DemoAccount } from '../shop-types.ts';

const password = 'wekala-demo-1';

/** Their well-known password is why the demo loads by itself into the embedded database only. */
export const castAccounts: DemoAccount[] = [
  {
    name: 'منى عبد الرحمن',
    mobile: '+201000000001',
    email: 'buyer@wekala.example',
    password,
    birthDate: '1994-03-12',
    role: 'user',
    merchantId: null,
  },
  {
    name: 'كريم منصور',
    mobile: '+201000000002',
    email: 'merchant1@wekala.example',
    password,
    birthDate: '1985-07-30',
    role: 'merchant',
    merchantId: 1,
  },
  {
    name: 'هالة السيد',
    mobile: '+201000000003',
    email: 'merchant2@wekala.example',
    password,
    birthDate: '1990-11-05',
    role: 'merchant',
    merchantId: 2,
  },
  {
    name: 'ياسر فهمي',
    mobile: '+201000000004',
    email: 'admin@wekala.example',
    password,
    birthDate: '1982-01-18',
    role: 'super_admin',
    merchantId: null,
  },
  {
    name: 'نادين شوقي',
    mobile: '+201000000005',
    email: 'support@wekala.example',
    password,
    birthDate: '1992-09-09',
    role: 'support',
    merchantId: null,
  },
  {
    name: 'طارق البدري',
    mobile: '+201000000006',
    email: 'finance@wekala.example',
    password,
    birthDate: '1988-04-21',
    role: 'finance',
    merchantId: null,
  },
  ...[
    'أحمد عبد الله',
    'سارة مصطفى',
    'محمود حسن',
    'نورهان سالم',
    'يوسف جرجس',
    'فاطمة الشاذلي',
    'عمر رمضان',
    'مريم بدوي',
  ].map(
    (name, at): DemoAccount => ({
      name,
      mobile: `+20100000010${at}`,
      email: `buyer${at + 1}@wekala.example`,
      password,
      birthDate: '1991-06-15',
      role: 'user',
      merchantId: null,
    }),
  ),
];
