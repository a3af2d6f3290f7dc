export { HubError } from './hub-error.ts';
export { ClubClient } from './club-client.ts';
export type {
  Activation,
  Audience,
  BrokenRelease,
  ClubAccess,
  ListedHub,
  PreviewLink,
  ReportedFailure,
  ReleaseResult,
  StoredRelease,
} from './club-client.ts';
