/** What the shell alone takes from the kit; the build gives none of it to hubs. */

export { draftsName } from './common/drafts-name.ts';
export { HubConfigurationProvider } from './common/configuration.ts';
export { clubFormats, currentClub, setClub } from './common/club.ts';
export type { Club } from './common/club.ts';
export { AsOf } from './screens/as-of/as-of.tsx';
export { ClubCache } from './common/club-cache.ts';
export { setClubTimeZone } from './common/club-clock.ts';
export { forgetFresh, freshLink, queryFresh } from './common/fresh.ts';
export { clubName, formatAgo, initial } from './common/format.ts';
export { iconNames } from './common/icon.ts';
export { detailsText, type RecordDetail } from './common/record-details.ts';
export { RecordPagesProvider } from './common/record-pages.ts';
export type { RecordName, RecordPages, RecordScreens } from './common/record-pages.ts';
export { roleColor } from './common/roles.ts';
export type { Role } from './common/roles.ts';
export { CONTRACT } from './contract/contract.ts';
export type {
  Hub,
  HubBundle,
  HubRegistry,
  RegisteredHub,
  ScreenManifest,
  TextCatalogue,
  UnavailableHub,
} from './contract/contract.ts';
export type { Permission } from './common/permission.ts';
export { missingPermission } from './common/permission-words.ts';
export type { AttentionCount } from './definition/due.ts';
export { attentionAddress, dueAddress } from './definition/due.ts';
export type { AnyScreen } from './definition/define-screen.ts';
export { useListbox } from './elements/combobox.tsx';
export { ControlRow } from './elements/control-row.ts';
export { installCompositionGuard } from './elements/composition-guard.ts';
export {
  hasUnsavedInput,
  installLeaveGuard,
  leave,
  onUnsavedInputChange,
  whenNothingUnsaved,
} from './elements/leave-guard.ts';
export { lazyPart } from './elements/lazy-part.tsx';
export { Menu } from './elements/menu.tsx';
export { NoticeProvider } from './elements/notices.tsx';
export { RowsSkeleton } from './elements/rows-skeleton.tsx';
export { useHeldWhileUnsaved, useUnsavedInput } from './elements/use-unsaved-input.ts';
export {
  authorizedFetch,
  CallError,
  callApi,
  onSessionExpired,
  queryOnce,
  rolePreview,
  sessionExpired,
  sessionHeaders,
  tabSession,
  token,
} from './common/rest.ts';
export { holds, seesInMenu, SessionProvider } from './common/session.tsx';
export type { Grants, Session, SignedInUser } from './common/session.tsx';
export { SettingsProvider, useSettings } from './common/settings.tsx';
export type { Settings } from './common/settings.tsx';
export { isRecord, json, matching, oneOf, storage, tabStorage } from './common/storage.ts';
export type { SafeStorage } from './common/storage.ts';
export { foldText } from './common/fold-text.ts';
export { currentLanguage, languages, onLanguageChange, showTexts, toText } from './common/text.ts';
export type { Language, TextValues, Translator } from './common/text.ts';
export { isSharedComputer, markSharedComputer } from './records/drafts.ts';
export { Pager } from './screens/pager.tsx';
export { SearchBox } from './screens/search-box.tsx';
export { PinnedChartPart, TitleDialog } from './screens/groups/pinned-charts.ts';
export type { PinnedChartProps } from './screens/groups/pinned-chart.tsx';
export { pinnedChartsDocument, type PinnedChart } from './screens/groups/pinned-charts.graphql.ts';
export { readPinnedState } from './screens/groups/pinned-state.ts';
export { usePinnedCharts } from './screens/groups/use-pinned-charts.ts';
export { searchDocument, type SearchHit } from './screens/search.graphql.ts';
export { SlotContext, SlotProvider } from './screens/slots/slot-context.ts';
export type { SlotOffer, SlotProps } from './screens/slots/slot-context.ts';
export { TokenListProvider, type TokenListProps } from './screens/token-list.tsx';
export { chipColor, font, GlobalStyle, zIndex } from './theme/theme.ts';
export { ErrorScreen } from './elements/error-screen.tsx';
export { Toasts } from './elements/toasts.tsx';
export { ErrorBoundary } from 'react-error-boundary';
