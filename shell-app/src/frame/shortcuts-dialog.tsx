import { t } from '@gym/hub-kit/format';
import { color, space, typography } from '@gym/hub-kit';
import { Dialog, Fact, Facts } from '@gym/hub-kit/screen';
import styled from 'styled-components';

const shortcuts = () => [
  {
    title: t('Lists'),
    keys: [
      [t('Arrow keys'), t('Go from cell to cell and from button to button')],
      [t('Enter'), t('Open the record')],
      [t('Ctrl+Enter on a name'), t('Open the record in another tab')],
      [t('Delete'), t('Ask to delete the record')],
      [t('Home, End'), t('Go to the first or last column')],
      [t('Page Up, Page Down'), t('Go one screen up or down')],
      [t('Ctrl+Home, Ctrl+End'), t('Go to the first header or the last cell')],
      [t('Enter on a header'), t('Sort by the column')],
      [t('Ctrl+Enter on a header'), t('Sort by the column as well')],
      [t('Tab'), t('Leave the list')],
    ],
  },
  {
    title: t('Records'),
    keys: [
      [t('Ctrl+Shift+Enter, ⌘⇧Enter'), t('Save a new record and add another')],
      [t('Alt+Page Up, Alt+Page Down'), t('Go to the previous or next record of the list')],
    ],
  },
  {
    title: t('Everywhere'),
    keys: [
      [t('Ctrl+K, ⌘K or /'), t('Search records, screens and commands')],
      [t('Escape'), t('Close what is on top')],
      ['?', t('Show these shortcuts')],
    ],
  },
];

/** The keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('Keyboard Shortcuts')} width={560} fullOnSmall onClose={onClose}>
      {shortcuts().map(({ title, keys }) => (
        <Section key={title}>
          <h3>{title}</h3>
          <Facts $look="lines">
            {keys.map(([key, effect]) => (
              <Fact key={key} label={key}>
                {effect}
              </Fact>
            ))}
          </Facts>
        </Section>
      ))}
    </Dialog>
  );
}

const Section = styled.section`
  & + & {
    margin-top: ${space(5)};
  }
  h3 {
    ${typography.label}
    margin-bottom: ${space(1)};
    color: ${color.muted};
  }
`;
