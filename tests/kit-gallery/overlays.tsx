import { useCallback, useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { Drawer } from '#kit/overlay/drawer.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import styles from './gallery.module.css';

type Overlay = 'alert' | 'start' | 'end' | 'sheet';

const undo = () => showToast('حُذف المنتج', { label: 'تراجع', run: () => showToast('عاد المنتج') });

export function OverlayGroup() {
  const [open, setOpen] = useState<Overlay>();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <div className={styles.row}>
      {(['alert', 'start', 'end', 'sheet'] as const).map(each => (
        <Button key={each} variant="outline" onClick={() => setOpen(each)}>
          {each}
        </Button>
      ))}
      <Button onClick={() => showToast('تم اضافه المنتج')}>toast</Button>
      <Button onClick={undo}>undo</Button>
      <AlertDialog open={open === 'alert'} onClose={close} title="تنبيه" text="يجب تسجيل الدخول اولا">
        <ButtonLink to="/login" onClick={close}>
          تسجيل الدخول
        </ButtonLink>
        <Button variant="outline" onClick={close}>
          إلغاء
        </Button>
      </AlertDialog>
      <Drawer open={open === 'start'} onClose={close} title="القائمة" side="start">
        <Button onClick={undo}>حذف</Button>
      </Drawer>
      <Drawer
        open={open === 'end'}
        onClose={close}
        title="سلة المشتريات"
        close={
          <Button variant="outline" size="small" dir="ltr" onClick={close}>
            Close Cart
          </Button>
        }
        footer={<Button block>إتمام الشراء</Button>}
      >
        <Button onClick={undo}>حذف من السلة</Button>
      </Drawer>
      <Drawer
        open={open === 'sheet'}
        onClose={close}
        title="تصفية النتائج"
        sheet
        footer={<Button block>عرض ١١٨ منتجًا</Button>}
      >
        <p>السعر</p>
      </Drawer>
    </div>
  );
}
