/** The contract, the session, the elements and the tokens of the theme: what every hub needs. */

export { defineHub } from './contract/contract.ts';
export type { HubManifest, Slots } from './contract/contract.ts';
export type { DueCount } from './contract/due.ts';
export { useSession } from './common/session.tsx';
export { toast } from './elements/toast.ts';

export { Button, IconButton, Spinner } from './elements/button.tsx';
export { Chip } from './elements/chip.tsx';
export { EmptyState } from './elements/empty-state.tsx';
export { Icon } from './elements/icons.tsx';
export type { IconName } from './elements/icons.tsx';
export { PageHeader } from './elements/page-header.tsx';
export { Skeleton } from './elements/skeleton.tsx';

export {
  breakpoint,
  color,
  layout,
  mixin,
  motion,
  radius,
  shadow,
  space,
  typography,
} from './theme/theme.ts';
export type { ChipColor } from './theme/theme.ts';

// The router is the shell's; what a screen needs of it comes from here, so that there is one.
export { Link, useSearchParams } from 'react-router';
