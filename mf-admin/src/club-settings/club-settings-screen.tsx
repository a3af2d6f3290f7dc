import { PageHeader, Skeleton } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useQueryFailure } from '@gym/hub-kit/screen';
import { clubSettingsDocument } from './club-settings.graphql.ts';
import { SettingsForm } from './settings-form.tsx';
import { Part } from '../part.tsx';

/** What is set for the whole club; read only for users who may not edit it. */
export default function ClubSettingsScreen() {
  const query = useQuery(clubSettingsDocument);
  const failure = useQueryFailure(t('Failed to fetch club settings'), query);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t('Club Settings')}
        icon="settings"
        subtitle={t('These settings apply to the whole club and all its users.')}
      />
      {!data && !failure && (
        <Part title={t('General')} busy>
          <Skeleton $width="40%" />
        </Part>
      )}
      {!data && failure && <Part title={t('Club Settings')}>{failure}</Part>}
      {data && <SettingsForm stored={data.settings} />}
    </>
  );
}
