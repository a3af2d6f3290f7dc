import { color, space, typography } from '@gym/hub-kit';
import { Dialog } from '@gym/hub-kit/screen';
import styled from 'styled-components';

const shortcuts = [
  {
    title: 'Lists',
    keys: [
      ['Arrow keys', 'Go from cell to cell and from button to button'],
      ['Enter', 'Open the record'],
      ['Ctrl+Enter on a name', 'Open the record in another tab'],
      ['Delete', 'Ask to delete the record'],
      ['Home, End', 'Go to the first or last column'],
      ['Page Up, Page Down', 'Go one screen up or down'],
      ['Ctrl+Home, Ctrl+End', 'Go to the first header or the last cell'],
      ['Enter on a header', 'Sort by the column'],
      ['Ctrl+Enter on a header', 'Sort by the column as well'],
      ['Tab', 'Leave the list'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      ['Escape', 'Close what is on top'],
      ['?', 'Show these shortcuts'],
    ],
  },
] as const;

/** The keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard Shortcuts" width={560} fullOnSmall onClose={onClose}>
      {shortcuts.map(({ title, keys }) => (
        <Section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, effect]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
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
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    font-weight: 550;
  }
`;
