import { Button, PageHeader } from '@gym/hub-kit';
import { CrudPanel, useCrud } from '@gym/hub-kit/screen';
import { useMemo } from 'react';
import { MasterDataFilters, useMasterDataFilter, type MasterDataFilter } from './master-data-filters.tsx';
import { masterDataList } from './master-data-list.ts';
import { emptyMasterData } from './master-data.schema.ts';
import { useDropdowns, usePages } from './use-names.ts';

export default function MasterDataScreen() {
  const [chosen, choose] = useMasterDataFilter();
  const crud = useCrud(masterDataList, { filter: useMemo(() => filterOf(chosen), [chosen]) });
  const known = crud.allowed.view;
  const { pages, refetch: refetchPages } = usePages({ skip: !known });
  const { dropdowns, refetch: refetchDropdowns } = useDropdowns(known ? chosen.page : '');

  // What is looked at is what one adds to.
  const screen = useMemo(
    () => ({
      ...masterDataList,
      addForm: {
        ...masterDataList.form,
        empty: () => ({ ...emptyMasterData(), page: chosen.page, dropdownName: chosen.dropdown }),
      },
    }),
    [chosen],
  );
  const refetchNames = () => {
    void refetchPages().catch(() => undefined);
    if (chosen.page) void refetchDropdowns().catch(() => undefined);
  };

  return (
    <>
      <PageHeader title={screen.title} icon={screen.icon}>
        {crud.allowed.view && crud.allowed.add && (
          <Button look="solid" icon="add" onClick={() => crud.show({ mode: 'add' })}>
            {screen.addLabel}
          </Button>
        )}
      </PageHeader>
      <CrudPanel
        screen={screen}
        crud={crud}
        tools={<MasterDataFilters pages={pages} dropdowns={dropdowns} chosen={chosen} onChoose={choose} />}
        onChanged={refetchNames}
      />
    </>
  );
}

const filterOf = ({ page, dropdown }: MasterDataFilter) =>
  page ? { page: { eq: page }, ...(dropdown && { dropdownName: { eq: dropdown } }) } : null;
