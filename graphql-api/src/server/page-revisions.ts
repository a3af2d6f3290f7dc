import type { HubRevisions } from '../auth/access-streams.ts';
import { currentClubSettings } from '../common/club-settings.ts';
import type { ServedHubs } from '../hub-releases/served-hubs.ts';
import type { SettingsCache } from '../resources/club-settings/settings-cache.ts';

/** The revision of what `/hubs.json` contains: of the list of hubs and of the club's settings. */
export const revisionOf = ({ revision }: { revision: string }): string =>
  `${revision}.${currentClubSettings().version}`;

/** The same as event streams report it. */
export const pageRevisions = (
  served: Pick<ServedHubs, 'registry' | 'onChanged'>,
  settings: Pick<SettingsCache, 'onChanged'>,
): HubRevisions => {
  const current = async () => ({ revision: revisionOf(await served.registry()) });
  return {
    registry: current,
    onChanged(listener) {
      const unsubscribe = [
        served.onChanged(revision => listener(revisionOf({ revision }))),
        settings.onChanged(() => {
          // While the database is away, the stream begins again and reports the revision then.
          current().then(
            ({ revision }) => listener(revision),
            () => undefined,
          );
        }),
      ];
      return () => unsubscribe.forEach(end => end());
    },
  };
};
