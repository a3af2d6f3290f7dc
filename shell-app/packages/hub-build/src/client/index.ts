export { HubError } from './hub-error.ts';
export { ClubClient } from './club-client.ts';
export type {
  Activation,
  Audience,
  ClubAccess,
  ListedHub,
  PreviewLink,
  ReleaseResult,
  StoredRelease,
} from './club-client.ts';
