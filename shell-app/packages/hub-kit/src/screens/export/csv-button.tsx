import type { OperationVariables } from '@apollo/client';
import { Button } from '../../elements/button.tsx';
import { t } from '../../common/text.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { useCsvExport, type CsvExportOptions } from './use-csv-export.ts';

export function CsvButton<Row extends Identified, Variables extends OperationVariables>(
  props: CsvExportOptions<Row, Variables>,
) {
  const { progress, run } = useCsvExport(props);
  return (
    <Button icon="download" busy={progress !== null} onClick={() => run()}>
      {t('CSV')}
    </Button>
  );
}
