import { color } from '@gym/hub-kit';
import { logo } from '@gym/theme/logo';

/** The logo of the product. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d={logo} fill="none" stroke={color.onPrimary} strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
