import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../common/text.ts';
import { IconButton } from '../../elements/button.tsx';
import { leave } from '../../elements/leave-guard.ts';
import { toast } from '../../elements/toast.ts';
import { writeChart, type ListChartChoice } from './chart-choice.ts';
import { TitleDialog } from './pinned-charts.ts';
import { pinIcon } from './pinned-icon.ts';
import { pinnedQuery, type PinnedState } from './pinned-state.ts';
import type { SummarizedList } from './summary.ts';
import { usePinnedCharts } from './use-pinned-charts.ts';

/** Pins the chart of a list to the dashboard of the user, with the filters of the list. */
export function PinButton(props: SummarizedList & { choice: ListChartChoice; title: string }) {
  const { screen, crud, choice, title } = props;
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { pin } = usePinnedCharts();

  async function save(chosen: string) {
    const state: PinnedState = {
      path: pathname,
      query: pinnedQuery(
        new URLSearchParams(search),
        { ...crud.state, chart: writeChart(choice) },
        crud.view.defaults,
      ),
      ...(crud.ownFilter && { filter: crud.ownFilter }),
    };
    await pin({ list: screen.resource, title: chosen, state: JSON.stringify(state) });
    const open = () => leave(() => void navigate('/'));
    toast.success(t('Pinned to the dashboard'), { label: t('Open the dashboard'), onClick: open }, chosen);
  }

  return (
    <>
      <IconButton icon={pinIcon} label={t('Pin to dashboard')} onClick={() => setOpen(true)} />
      {isOpen && (
        <TitleDialog
          heading={t('Pin to dashboard')}
          title={t('{list}: {chart}', { list: t(screen.title), chart: title })}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
