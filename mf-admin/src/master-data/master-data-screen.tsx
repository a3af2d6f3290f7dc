import { t } from '@gym/hub-kit/format';
import { PageHeader } from '@gym/hub-kit';
import { AddButton, CrudPanel, useCrud } from '@gym/hub-kit/screen';
import { useMemo } from 'react';
import { toVariable } from './master-data-filter.ts';
import { MasterDataFilters, useMasterDataFilter } from './master-data-filters.tsx';
import { masterDataScreen } from './master-data.screen.ts';
import { useDropdowns, usePages } from './use-names.ts';

export default function MasterDataScreen() {
  const [chosen, choose] = useMasterDataFilter();
  const crud = useCrud(masterDataScreen, { filter: useMemo(() => toVariable(chosen), [chosen]) });
  const known = crud.allowed.view;
  const pages = usePages({ skip: !known });
  const dropdowns = useDropdowns(known ? chosen.page : '');
  return (
    <>
      <PageHeader title={t(masterDataScreen.title)} icon={masterDataScreen.icon}>
        <AddButton screen={masterDataScreen} crud={crud} />
      </PageHeader>
      <CrudPanel
        screen={masterDataScreen}
        crud={crud}
        tools={<MasterDataFilters pages={pages} dropdowns={dropdowns} chosen={chosen} onChoose={choose} />}
      />
    </>
  );
}
