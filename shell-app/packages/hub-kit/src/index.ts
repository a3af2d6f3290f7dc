/** All that a hub may import of us, but for the screen parts, the GraphQL documents and the test doubles. */

export { CONTRACT, defineHub } from './contract.ts';
export type {
  Action,
  Hub,
  HubManifest,
  PanelManifest,
  Permission,
  ScreenManifest,
  Slots,
} from './contract.ts';
export type { AttentionCount, Due, DueCount } from './due.ts';
export { roleColor, roles, useSession } from './session.tsx';
export type { Grants, Role, Session, SignedInUser } from './session.tsx';
export { useSettings } from './settings.tsx';
export type { Settings } from './settings.tsx';
export { toast } from './toast.ts';

export { Button, IconButton, Spinner } from './button.tsx';
export type { ButtonProps, IconButtonProps } from './button.tsx';
export { Chip } from './chip.tsx';
export { ErrorBoundary, ErrorScreen } from './error-screen.tsx';
export { Icon } from './icons.tsx';
export type { IconName } from './icons.tsx';
export { Notice } from './notice.tsx';
export { NotThereYet } from './not-there-yet.tsx';
export { PageHeader } from './page-header.tsx';

export {
  chartColors,
  chipColor,
  color,
  focusRing,
  font,
  layer,
  layout,
  motion,
  radius,
  screen,
  shadow,
  space,
  type,
  visuallyHidden,
} from './theme.ts';
export type { ChipColor } from './theme.ts';
export {
  formatAgo,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatShortDay,
  formatWord,
  formatWords,
  initial,
} from './format.ts';
export { clockTime, today } from './club-clock.ts';
export type { ClockTime } from './club-clock.ts';

// The router is the shell's; what a screen needs of it comes from here, so that there is one.
export { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
