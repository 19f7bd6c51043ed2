import type { ComponentProps } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  checked: boolean;
}

/** On or off, with immediate effect. Give it a label of its own or put it in one. */
export function Switch(props: SwitchProps) {
  return (
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className={styles.switch} />
  );
}
