import { Button } from '#kit/button.tsx';
import { Awning } from '#kit/display/awning.tsx';
import { Chip, ChipLink, RemovableChip } from '#kit/display/chip.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { FallbackImage } from '#kit/display/fallback-image.tsx';
import { Loading } from '#kit/display/loading.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { SectionTitle } from '#kit/display/section-title.tsx';
import { ProductCardSkeleton } from '#kit/display/skeleton.tsx';
import { Timeline, type TimelineStep } from '#kit/display/timeline.tsx';
import { Breadcrumbs } from '#kit/navigation/breadcrumbs.tsx';
import { Pagination } from '#kit/navigation/pagination.tsx';
import styles from './gallery.module.css';

const BROKEN = [{ src: '/nowhere.webp' }, { src: '/nor-here.webp' }, { src: '/placeholder.svg' }];
const STEPS: TimelineStep[] = [
  { label: 'تم استلام الطلب', state: 'done', time: '٢٠ نوفمبر، ١٠:٣٠ ص' },
  { label: 'قيد التجهيز', state: 'done', time: '٢١ نوفمبر، ١١:٠٠ ص' },
  { label: 'تم الشحن', state: 'done', time: '٢٢ نوفمبر، ٤:٣٠ م' },
  { label: 'خرج للتوصيل', state: 'now', time: 'اليوم، ٩:١٠ ص', icon: 'truck' },
  { label: 'تم التسليم', state: 'todo', time: 'متوقع اليوم', icon: 'house' },
];
const CANCELLED: TimelineStep[] = [
  { label: 'تم استلام الطلب', state: 'done', time: '٢٠ نوفمبر، ١٠:٣٠ ص' },
  { label: 'ملغي', state: 'cancelled', time: 'نفد المنتج عند التاجر' },
];

export function DisplayGroup() {
  return (
    <>
      <Signs />
      <Timeline steps={STEPS} />
      <Timeline steps={CANCELLED} />
      <Breadcrumbs
        items={[{ label: 'الرئيسية', to: '/' }, { label: 'Luma', to: '/brand/1' }, { label: 'إلكترونيات' }]}
      />
      <Pagination page={4} pages={10} hrefFor={page => `?page=${page}`} />
      <SectionTitle title="مختارات لك" more={{ to: '/', label: 'عرض المزيد' }} />
      <div className={styles.grid}>
        <div className={styles.card}>
          <EmptyState
            title="سلتك فارغة"
            text="أضف ما يعجبك من المتاجر، وستجده هنا."
            action={<Button size="small">تصفّح المنتجات</Button>}
          />
        </div>
        <div className={styles.card}>
          <EmptyState
            lantern
            title="سلتك فارغة"
            text="أضف ما يعجبك من المتاجر، وستجده هنا."
            action={<Button>تصفّح المنتجات</Button>}
          />
        </div>
        <div className={styles.card}>
          <Loading text="جاري تحميل المنتجات..." />
          <Loading text="جاري البحث..." size="inline" />
        </div>
        <ProductCardSkeleton />
        <div className={styles.card}>
          <FallbackImage
            sources={BROKEN}
            alt="صورة غير متاحة"
            width={298}
            height={261}
            className={styles.picture}
          />
        </div>
        {[0, 1, 2, 3, undefined].map(id => (
          <div key={String(id)} className={styles.card}>
            <Awning id={id} />
            <FallbackImage sources={[{ src: '/default-logo.svg' }]} alt="" width={60} height={60} />
            متجر
          </div>
        ))}
      </div>
    </>
  );
}

function Signs() {
  return (
    <>
      <div className={styles.row}>
        <Pill tone="ok">تم التسليم</Pill>
        <Pill tone="info">خرج للتوصيل</Pill>
        <Pill tone="warn">قيد التجهيز</Pill>
        <Pill tone="danger">ملغي</Pill>
        <Pill>مسودة</Pill>
        <Pill tone="sale">وفّر ١٥٠٫٠٠ جنيه</Pill>
        <ChipLink to="/">كل الأقسام</ChipLink>
        <Chip pressed>اليوم</Chip>
        <RemovableChip to="/" label="متوفّر الآن" />
      </div>
      <div className={styles.grid}>
        <Note>معلومة</Note>
        <Note tone="quiet" icon="package">
          يصلك الطلب في <strong>شحنتين</strong> لأن منتجاتك من متجرين. تدفع رسوم التوصيل مرة واحدة.
        </Note>
        <Note tone="ok">إن كان لدينا حساب بهذه البيانات، فسيصلك الرمز خلال دقائق.</Note>
        <Note tone="warn">انتهت مهلة الدفع. أعد المحاولة.</Note>
        <Note tone="danger">لم تكتمل عملية الدفع ولم يُخصم أي مبلغ.</Note>
      </div>
    </>
  );
}
