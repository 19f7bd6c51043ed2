import { Button, ButtonLink, IconButton } from '#kit/button.tsx';
import { Icon } from '#kit/icon.tsx';
import styles from './gallery.module.css';

const VARIANTS = ['primary', 'soft', 'outline', 'text', 'danger'] as const;

export function ButtonGroup() {
  return (
    <>
      {VARIANTS.map(variant => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>إتمام الشراء</Button>
          <Button variant={variant} icon="shopping-cart">
            أضف إلى السلة
          </Button>
          <Button variant={variant} disabled>
            إتمام الشراء
          </Button>
          <Button variant={variant} busy="لحظة...">
            إتمام الشراء
          </Button>
          <Button variant={variant} size="small">
            حفظ
          </Button>
          <Button variant={variant} size="large">
            تأكيد الطلب
          </Button>
          <ButtonLink variant={variant} to="/">
            عرض المزيد <Icon name="chevron-end" size={16} />
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton icon="close" label="إغلاق" />
        <IconButton icon="trash" label="حذف" look="outline" />
        <IconButton icon="chevron-start" label="رجوع" look="round" />
        <IconButton icon="chevron-end" label="تقدّم" look="round" disabled />
      </div>
    </>
  );
}
