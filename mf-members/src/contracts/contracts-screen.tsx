import { PageHeader } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { lazyPart } from '@gym/hub-kit/screen';
import { Suspense } from 'react';

/** In a file of its own, which the list of members does not wait for. */
const ContractList = lazyPart(() => import(/* webpackChunkName: "contracts" */ './contract-list.tsx'));

/** The contracts of the club. */
export default function ContractsScreen() {
  return (
    <Suspense fallback={<PageHeader title={t('Contracts')} icon="id-card" />}>
      <ContractList />
    </Suspense>
  );
}
