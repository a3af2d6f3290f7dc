import * as lucide from 'lucide-react';
import type { IconNode, LucideIcon, LucideProps } from 'lucide-react';
import { memo } from 'react';
import { isIconDrawing, isIconName, type AnyIcon, type IconName } from '../common/icon.ts';

const nodesOf = (paths: readonly string[]) =>
  paths.map(d => ['path', { d, key: d }] satisfies IconNode[number]);

// Each row of a list has these two: a single path each saves a sixth of its elements.
const Pencil = lucide.createLucideIcon(
  'pencil',
  nodesOf([
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  ]),
);
const Trash = lucide.createLucideIcon(
  'trash',
  nodesOf([
    'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  ]),
);

const icons: Record<IconName, LucideIcon> = {
  activity: lucide.Activity,
  add: lucide.Plus,
  alert: lucide.CircleAlert,
  attendance: lucide.CalendarClock,
  billing: lucide.Receipt,
  calendar: lucide.Calendar,
  car: lucide.Car,
  chart: lucide.ChartColumn,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  clock: lucide.Clock,
  close: lucide.X,
  columns: lucide.Columns3,
  commissions: lucide.BadgePercent,
  dashboard: lucide.LayoutDashboard,
  database: lucide.Database,
  delete: Trash,
  diet: lucide.Salad,
  down: lucide.ArrowDown,
  download: lucide.Download,
  dumbbell: lucide.Dumbbell,
  edit: Pencil,
  expenses: lucide.Wallet,
  eye: lucide.Eye,
  'eye-off': lucide.EyeOff,
  facilities: lucide.Building2,
  filter: lucide.ListFilter,
  gift: lucide.Gift,
  hourglass: lucide.Hourglass,
  'id-card': lucide.IdCard,
  income: lucide.TrendingUp,
  info: lucide.Info,
  key: lucide.KeyRound,
  landmark: lucide.Landmark,
  lock: lucide.Lock,
  'map-pin': lucide.MapPin,
  menu: lucide.Menu,
  minus: lucide.Minus,
  money: lucide.Banknote,
  payments: lucide.CreditCard,
  payroll: lucide.Coins,
  phone: lucide.Phone,
  plan: lucide.Ticket,
  profile: lucide.CircleUser,
  refresh: lucide.RefreshCw,
  referral: lucide.UserPlus,
  reset: lucide.RotateCcw,
  search: lucide.Search,
  sessions: lucide.ClipboardList,
  settings: lucide.Settings,
  shield: lucide.ShieldCheck,
  'sign-out': lucide.LogOut,
  sort: lucide.ArrowUpDown,
  staff: lucide.UsersRound,
  success: lucide.CircleCheck,
  table: lucide.Table2,
  trainer: lucide.UserCheck,
  up: lucide.ArrowUp,
  'user-accounts': lucide.UserCog,
  'user-off': lucide.UserX,
  'user-on': lucide.UserCheck,
  users: lucide.Users,
  vendors: lucide.HandCoins,
  warning: lucide.AlertTriangle,
  wrench: lucide.Wrench,
};

export type { AnyIcon } from '../common/icon.ts';

export interface IconProps extends Omit<LucideProps, 'ref' | 'name'> {
  name: AnyIcon;
  /** Pixels; 18 by default. */
  size?: number;
}

/**
 * Hidden from screen readers: the text beside it names it. What is neither a known name nor a drawing is a square.
 * @example
 * <>
 *   <Icon name="lock" size={16} />
 *   <Icon name={{ paths: ['M4 4h16v16H4z', 'M4 12h16'] }} />
 * </>
 */
export const Icon = memo(function Icon({ name, size = 18, ...rest }: IconProps) {
  const look = { size, strokeWidth: 1.75, 'aria-hidden': true, focusable: false, ...rest };
  if (isIconDrawing(name)) return <lucide.Icon iconNode={nodesOf(name.paths)} {...look} />;
  const Known = isIconName(name) ? icons[name] : lucide.Square;
  return <Known {...look} />;
});
