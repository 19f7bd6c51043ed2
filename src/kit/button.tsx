import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './display/spinner.tsx';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  variant?: 'primary' | 'soft' | 'outline' | 'text' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  icon?: IconName;
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** The text while it works. The width stays, and clicks are ignored. */
    busy?: string | undefined;
  };

/** A disabled button stays reachable by keyboard, so that the reason next to it can be read. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const idle = Boolean(disabled || busy);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ variant, size, block }), className)}
      aria-disabled={idle || undefined}
      aria-busy={busy ? true : undefined}
      onClick={idle ? swallow : rest.onClick}
    >
      <Content icon={icon}>{children}</Content>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
          <span className={styles.busyText}>{busy}</span>
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button, for links to another page. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...link
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={classNames(lookOf({ variant, size, block }), className)}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
  look?: 'plain' | 'outline' | 'round';
  iconSize?: number;
  /** A count or mark laid over the icon. */
  children?: ReactNode;
}

/** 44 × 44 with an icon only; the label is its name for screen readers. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  iconSize,
  disabled,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(styles.icon, styles[look], className)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? swallow : rest.onClick}
    >
      <Icon name={icon} size={iconSize} />
      {children}
    </button>
  );
}

function Content({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} className={styles.lead} />}
      {children}
    </span>
  );
}

function lookOf({ variant = 'primary', size = 'medium', block }: Look): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}

/** aria-disabled alone would still submit the form. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
}
