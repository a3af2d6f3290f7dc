/** All that a hub may import of us, but for the screen parts, the GraphQL documents and the test doubles. */

export { CONTRACT, defineHub } from './contract/contract.ts';
export type {
  Hub,
  HubManifest,
  PanelManifest,
  Permission,
  ScreenManifest,
  Slots,
} from './contract/contract.ts';
export type { AttentionCount, DueCount } from './contract/due.ts';
export { roleColor, roles } from './common/roles.ts';
export type { Role } from './common/roles.ts';
export { useSession } from './common/session.tsx';
export type { Grants, Session, SignedInUser } from './common/session.tsx';
export { useSettings } from './common/settings.tsx';
export type { Settings } from './common/settings.tsx';
export { toast } from './elements/toast.ts';

export { Button, IconButton, Spinner } from './elements/button.tsx';
export { Chip } from './elements/chip.tsx';
export { ErrorBoundary } from 'react-error-boundary';
export { ErrorScreen } from './elements/error-screen.tsx';
export { Icon } from './elements/icons.tsx';
export type { IconName } from './elements/icons.tsx';
export { EmptyState } from './elements/empty-state.tsx';
export { pulse, Skeleton } from './elements/skeleton.tsx';
export { PageHeader } from './elements/page-header.tsx';

export {
  breakpoint,
  chartColors,
  chipColor,
  color,
  focusRing,
  font,
  layout,
  motion,
  outlineInForcedColors,
  radius,
  selectedInForcedColors,
  shadow,
  space,
  typography,
  visuallyHidden,
  zIndex,
} from './theme/theme.ts';
export type { ChipColor } from './theme/theme.ts';

// The router is the shell's; what a screen needs of it comes from here, so that there is one.
export { Link, useLocation, useSearchParams } from 'react-router';
