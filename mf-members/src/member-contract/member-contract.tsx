import { Skeleton, type Slots } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { lazyPart } from '@gym/hub-kit/screen';
import { Suspense } from 'react';

/** In the file of the contracts: most pages need it after their header only. */
const ContractSection = lazyPart(() => import(/* webpackChunkName: "contracts" */ './contract-section.tsx'));

/** The contract of a member with its operations, and the other ones. */
export default function MemberContract(props: Slots['member']) {
  return (
    <Suspense fallback={<Skeleton $width="60%" role="status" aria-label={t('Loading…')} />}>
      <ContractSection {...props} />
    </Suspense>
  );
}
