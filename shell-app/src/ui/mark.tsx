import { color } from '@gym/hub-kit';
import { logo as mark } from '@gym/theme/logo';

/** The logo of the club, or else the product's. */
export function Mark({ size, logo }: { size: number; logo: string | null }) {
  if (logo)
    return <img src={logo} alt="" height={size} style={{ maxWidth: size * 3, objectFit: 'contain' }} />;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path d={mark} fill="none" stroke={color.onPrimary} strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
