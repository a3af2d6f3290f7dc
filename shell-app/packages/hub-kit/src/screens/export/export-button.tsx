import { useApolloClient } from '@apollo/client/react';
import { Button, color, space, toast } from '@gym/hub-kit';
import { today, t } from '@gym/hub-kit/format';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { reportFailure } from '../../records/report-failure.ts';
import type { ColumnDefinition, Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { Dialog } from '../../elements/dialog.tsx';
import { saveFile } from '../../elements/save-file.ts';
import type { Crud } from '../use-crud.ts';
import { pageLimit } from './page-limit.ts';

export interface ExportButtonProps<Row extends Identified, Field extends string, Values extends object> {
  screen: ScreenDefinition<Row, Field, Values>;
  crud: Crud<Row, Field, Values>;
  /** The visible columns and those of the file only. */
  columns: readonly ColumnDefinition<Row, Field>[];
}

/** Saves all rows of the list as CSV, in the order and with the columns of the grid. */
export function ExportButton<Row extends Identified, Field extends string, Values extends object>({
  screen,
  crud,
  columns,
}: ExportButtonProps<Row, Field, Values>) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { many } = screen.entity;

  const run = async () => {
    const { signal } = (running.current = new AbortController());
    setProgress({ done: 0, total: crud.total });
    try {
      const [{ fetchAll }, { csvOf }] = await Promise.all([
        import(/* webpackChunkName: "export" */ './fetch-all.ts'),
        import(/* webpackChunkName: "export" */ './csv.ts'),
      ]);
      const rows = await fetchAll<Row, Field>({
        client,
        document: screen.documents.list,
        variables: crud.found,
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      const content = new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' });
      saveFile(`${many.replaceAll(' ', '-')}-${today()}.csv`, content);
      toast.success(
        t(
          { one: '{count} {one} exported', other: '{count} {many} exported' },
          { count: rows.length, one: t(screen.entity.one), many: t(many) },
        ),
      );
    } catch (failure) {
      if (signal.aborted) return;
      reportFailure(crud.messages.exportFailed, failure);
    } finally {
      setProgress(null);
    }
  };

  return (
    <>
      <Button icon="download" disabled={crud.total === 0} busy={progress !== null} onClick={() => void run()}>
        {t('Export')}
      </Button>
      {progress && progress.total > pageLimit && (
        <ExportProgress {...progress} many={t(many)} onCancel={() => running.current?.abort()} />
      )}
    </>
  );
}

function ExportProgress(props: { done: number; total: number; many: string; onCancel: () => void }) {
  const { done, total, many, onCancel } = props;
  return (
    <Dialog
      title={t('Exporting {many}', { many })}
      onClose={onCancel}
      footer={
        <Button onClick={onCancel} data-autofocus>
          {t('Cancel')}
        </Button>
      }
    >
      <Bar aria-label={t('Exporting {many}', { many })} value={done} max={total} />
      <Count role="status">{t('{done} of {total}', { done, total })}</Count>
    </Dialog>
  );
}

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${color.secondary};
`;

const Count = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
