import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import { ICON_NAMES } from '#kit/icon-names.ts';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { AblaqStripe, ArchNotch, Crenellation } from '#kit/ornaments/ornaments.tsx';
import { ToastRegion } from '#kit/overlay/toast.tsx';
import { Price, WasPrice } from '#kit/price.tsx';
import { ButtonGroup } from './buttons.tsx';
import { CarouselGroup } from './carousels.tsx';
import { DisplayGroup } from './displays.tsx';
import { FormGroup } from './forms.tsx';
import styles from './gallery.module.css';
import { OverlayGroup } from './overlays.tsx';

export function Gallery() {
  return (
    <main className={`page-width ${styles.page}`}>
      <h1 className="visually-hidden">القطع</h1>
      <Group title="الهوية">
        <div className={styles.row}>
          <span className={styles.brand}>
            <NameMark />
          </span>
          <span className={styles.light}>
            <NameMark on="light" />
          </span>
        </div>
        <div>
          <div className={styles.brand}>متاجر كثيرة تحت سقف واحد</div>
          <AblaqStripe />
          <ArchNotch />
          <Crenellation className={styles.roof} />
        </div>
      </Group>
      <Group title="الخط والأسعار">
        <div className={styles.row}>
          <Price pounds={1249} size="page" />
          <Price pounds={28_499.5} />
          <WasPrice pounds={31_349.45} />
          <Price pounds={2303} size="total" />
          <Price pounds={579} size="line" />
          <Price pounds={75} size="amount" />
        </div>
      </Group>
      <Group title="الأزرار">
        <ButtonGroup />
      </Group>
      <Group title="الحقول والاختيار">
        <FormGroup />
      </Group>
      <Group title="حالات وعلامات">
        <DisplayGroup />
      </Group>
      <Group title="نوافذ">
        <OverlayGroup />
      </Group>
      <CarouselGroup />
      <Group title="الأيقونات">
        <div className={styles.icons}>
          {ICON_NAMES.map(name => (
            <span key={name}>
              <Icon name={name} size={24} />
              {name}
            </span>
          ))}
        </div>
      </Group>
      <ToastRegion />
    </main>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
