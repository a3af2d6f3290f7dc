import { Button, IconButton } from '../../elements/button.tsx';
import { color, layout } from '../../theme/theme.ts';
import { t } from '../../common/text.ts';
import styled from 'styled-components';
import type { AnyColumn, AnyScreen } from '../../definition/define-screen.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { Menu } from '../../elements/menu.tsx';
import type { AnyCrud } from '../use-crud.ts';
import { pageLimit } from './page-limit.ts';
import { useCsvExport } from './use-csv-export.ts';

/** Loaded with an export of many rows. */
const ExportProgress = lazyPart(() => import(/* webpackChunkName: "list-menus" */ './export-progress.tsx'), {
  fallback: null,
});

/** Loaded when its menu is opened. */
const DateFormats = lazyPart(() => import(/* webpackChunkName: "list-menus" */ './date-formats.tsx'), {
  fallback: null,
});

interface ExportButtonProps {
  screen: AnyScreen;
  crud: AnyCrud;
  /** The visible columns, and the columns of the file only. */
  columns: readonly AnyColumn[];
}

/** Saves all rows of the list as CSV, in the order and with the columns of the grid. */
export function ExportButton({ screen, crud, columns }: ExportButtonProps) {
  const { progress, run, cancel } = useCsvExport({
    entity: screen.entity,
    messages: crud.messages,
    document: screen.documents.list,
    variables: crud.matching,
    columns,
    total: crud.total,
  });
  return (
    <>
      <Split>
        <Button icon="download" disabled={crud.total === 0} busy={progress !== null} onClick={() => run()}>
          {t('Export')}
        </Button>
        <Menu
          label={t('Dates in the file')}
          opener={props => <IconButton {...props} icon="chevron-down" label={t('Dates in the file')} />}
        >
          <DateFormats disabled={crud.total === 0} onRun={run} />
        </Menu>
      </Split>
      {progress && progress.total > pageLimit && (
        <ExportProgress {...progress} many={t(screen.entity.many)} onCancel={cancel} />
      )}
    </>
  );
}

/** A button and its menu, which look like one and stay together. */
const Split = styled.span`
  display: inline-flex;
  > button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > span {
    display: inline-flex;
  }
  > span > button {
    height: ${layout.field}px;
    border: 1px solid ${color.lineStrong};
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: ${color.surface};
  }
  > button:focus-visible {
    z-index: 1;
  }
`;
