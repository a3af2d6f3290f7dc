import { color } from '@gym/hub-kit';

/** The product's sign. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill={color.primary} />
      <path
        d="M7 12v8M11 9v14M21 9v14M25 12v8M11 16h10"
        fill="none"
        stroke={color.onPrimary}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
