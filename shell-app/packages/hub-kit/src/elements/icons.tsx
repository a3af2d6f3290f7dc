import {
  Activity,
  AlertTriangle,
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  BadgePercent,
  Banknote,
  Building2,
  Calendar,
  CalendarClock,
  Car,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  ClipboardList,
  Clock,
  Coins,
  Columns3,
  CreditCard,
  Database,
  Download,
  Dumbbell,
  Eye,
  EyeOff,
  Gift,
  HandCoins,
  IdCard,
  Info,
  Hourglass,
  KeyRound,
  Landmark,
  LayoutDashboard,
  ListFilter,
  Lock,
  LogOut,
  MapPin,
  Menu,
  Minus,
  Phone,
  Plus,
  Receipt,
  RefreshCw,
  RotateCcw,
  Salad,
  Search,
  Settings,
  ShieldCheck,
  Table2,
  Ticket,
  TrendingUp,
  UserCheck,
  UserCog,
  UserPlus,
  UserX,
  Users,
  UsersRound,
  Wallet,
  Wrench,
  X,
  Icon as Drawing,
  Square,
  createLucideIcon,
  type IconNode,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react';
import { memo } from 'react';
import { isIconDrawing, isIconName, type AnyIcon, type IconDrawing, type IconName } from '../common/icon.ts';

// Each row of a list has these two: a single path each saves a sixth of its elements.
const Pencil = createLucideIcon('pencil', [
  [
    'path',
    {
      key: 'all',
      d: 'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
    },
  ],
]);
const Trash = createLucideIcon('trash', [
  [
    'path',
    {
      key: 'all',
      d: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
    },
  ],
]);

const icons: Record<IconName, LucideIcon> = {
  activity: Activity,
  add: Plus,
  alert: CircleAlert,
  attendance: CalendarClock,
  billing: Receipt,
  calendar: Calendar,
  car: Car,
  chart: ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: X,
  columns: Columns3,
  commissions: BadgePercent,
  dashboard: LayoutDashboard,
  database: Database,
  delete: Trash,
  diet: Salad,
  down: ArrowDown,
  download: Download,
  dumbbell: Dumbbell,
  edit: Pencil,
  expenses: Wallet,
  eye: Eye,
  'eye-off': EyeOff,
  facilities: Building2,
  filter: ListFilter,
  gift: Gift,
  hourglass: Hourglass,
  'id-card': IdCard,
  income: TrendingUp,
  info: Info,
  key: KeyRound,
  landmark: Landmark,
  lock: Lock,
  'map-pin': MapPin,
  menu: Menu,
  minus: Minus,
  money: Banknote,
  payments: CreditCard,
  payroll: Coins,
  phone: Phone,
  plan: Ticket,
  profile: CircleUser,
  refresh: RefreshCw,
  referral: UserPlus,
  reset: RotateCcw,
  search: Search,
  sessions: ClipboardList,
  settings: Settings,
  shield: ShieldCheck,
  'sign-out': LogOut,
  sort: ArrowUpDown,
  staff: UsersRound,
  success: CircleCheck,
  table: Table2,
  trainer: UserCheck,
  up: ArrowUp,
  'user-accounts': UserCog,
  'user-off': UserX,
  'user-on': UserCheck,
  users: Users,
  vendors: HandCoins,
  warning: AlertTriangle,
  wrench: Wrench,
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
  if (isIconDrawing(name)) return <Drawing iconNode={nodesOf(name)} {...look} />;
  const Known = isIconName(name) ? icons[name] : Square;
  return <Known {...look} />;
});

const nodesOf = ({ paths }: IconDrawing) =>
  paths.map(d => ['path', { d, key: d }] satisfies IconNode[number]);
