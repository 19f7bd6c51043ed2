import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './radio-tile.module.css';

interface RadioTileProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  name: string;
  value: string;
  title: string;
  icon: IconName;
}

/** One of many small choices, recognised by their pictures. Put them in a `fieldset` with its `legend`. */
export function RadioTile({ title, icon, ...input }: RadioTileProps) {
  return (
    <label className={styles.tile}>
      <input {...input} type="radio" />
      <Icon name={icon} size={24} />
      <span>{title}</span>
    </label>
  );
}
