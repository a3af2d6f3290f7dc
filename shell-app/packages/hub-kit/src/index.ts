/** The contract, the session, the elements and the tokens of the theme: what every hub needs. */

export { defineHub } from './contract/contract.ts';
export type { HubManifest, RecordPageProps, Slots } from './contract/contract.ts';
export type { DueCount } from './definition/due.ts';
export { useHubConfiguration } from './common/configuration.ts';
export { useRecordAddress } from './common/record-pages.ts';
export { useSession } from './common/session.tsx';
export { storage } from './common/storage.ts';
export { usePersisted } from './common/use-persisted.ts';
export { toast } from './elements/toast.ts';

export { Button, IconButton, Spinner } from './elements/button.tsx';
export { Chip } from './elements/chip.tsx';
export { EmptyState } from './elements/empty-state.tsx';
export { Icon } from './elements/icons.tsx';
export type { AnyIcon } from './common/icon.ts';
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
/**
 * A link to a screen, of the shell's router.
 * @example
 * <Link to="/members?id=17">Ada Adams</Link>
 */
export { Link } from 'react-router';
/**
 * A function that opens a screen, of the shell's router.
 * @example
 * const navigate = useNavigate();
 * const open = (id: string) => navigate(`/members/${id}`, { replace: true });
 */
export { useNavigate } from 'react-router';
/**
 * The parameters of the URL and a function that sets them, of the shell's router.
 * @example
 * const [address, setAddress] = useSearchParams();
 * const asMatrix = address.get('as') === 'matrix';
 * setAddress({ as: 'list' }, { replace: true });
 */
export { useSearchParams } from 'react-router';
