import { useApolloClient } from '@apollo/client/react';
import { Button, toast } from '@gym/hub-kit';
import { today, t } from '@gym/hub-kit/format';
import { Suspense, useEffect, useRef, useState } from 'react';
import { reportFailure } from '../../records/report-failure.ts';
import type { ColumnDefinition, Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { Crud } from '../use-crud.ts';
import { pageLimit } from './page-limit.ts';

/** Loaded with an export of many rows. */
const ExportProgress = lazyPart(() => import(/* webpackChunkName: "export" */ './export-progress.tsx'));

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
      const [{ fetchAll }, { csvOf }, { saveFile }] = await Promise.all([
        import(/* webpackChunkName: "export" */ './fetch-all.ts'),
        import(/* webpackChunkName: "export" */ './csv.ts'),
        import(/* webpackChunkName: "export" */ '../../elements/save-file.ts'),
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
        t('{count} {records} exported', {
          count: rows.length,
          records: rows.length === 1 ? t(screen.entity.one) : t(many),
        }),
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
        <Suspense>
          <ExportProgress {...progress} many={t(many)} onCancel={() => running.current?.abort()} />
        </Suspense>
      )}
    </>
  );
}
