import { useApolloClient } from '@apollo/client/react';
import { BYTE_ORDER_MARK, csvLine } from '@gym/csv';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { Icon } from '../../elements/icons.tsx';
import { saveFile } from '../../elements/save-file.ts';
import { reportFailure } from '../../records/report-failure.ts';
import { color, mixin, radius, space } from '../../theme/theme.ts';
import { fieldsDocument } from './import.graphql.ts';
import { fieldLabel } from './use-import.ts';

interface FileStepProps {
  screen: AnyScreen;
  onFile: (file: File) => void;
}

/** The choice of a file, by the browser's dialog or by dropping it, and a template for one. */
export function FileStep({ screen, onFile }: FileStepProps) {
  const [isOver, setOver] = useState(false);
  const client = useApolloClient();
  const many = t(screen.entity.many);
  const saveTemplate = async () => {
    try {
      const { data } = await client.query({
        query: fieldsDocument,
        variables: { recordName: screen.record!, columns: [] },
        fetchPolicy: 'no-cache',
      });
      const titles = data!.importFields.fields.map(field => fieldLabel(screen, field));
      saveFile(
        `${many.replaceAll(' ', '-')}.csv`,
        new Blob([BYTE_ORDER_MARK + csvLine(titles)], { type: 'text/csv;charset=utf-8' }),
      );
    } catch (failure) {
      reportFailure('The template was not saved', failure);
    }
  };
  return (
    <>
      <Zone
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <Icon name="table" size={28} />
        <strong>{t('Choose a CSV or XLSX file, or drop it here')}</strong>
        <span>{t('Its first line has the titles of the columns. At most 100,000 rows and 50 MB.')}</span>
        <input
          type="file"
          data-autofocus
          aria-label={t('File')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
      </Zone>
      <Line>
        {t('Nothing is saved before you have seen what would become of each row.')}
        <Button look="quiet" icon="download" onClick={() => void saveTemplate()}>
          {t('Save a template')}
        </Button>
      </Line>
    </>
  );
}

const Zone = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(6)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.large};
  color: ${color.muted};
  text-align: center;
  cursor: pointer;
  strong {
    color: ${color.text};
    font-weight: 600;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover,
  &[data-over] {
    border-color: ${color.secondary};
    background: ${color.hover};
  }
  &:has(:focus-visible) {
    ${mixin.focusRing}
  }
`;

const Line = styled.p`
  ${mixin.row}
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: ${space(4)};
  color: ${color.muted};
`;
