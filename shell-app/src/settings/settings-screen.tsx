import { Button, color, mixin, PageHeader, space, typography } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { languages, type Settings, useSettings } from '@gym/hub-kit/shell';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import ShortcutsDialog from '../frame/shortcuts-dialog.tsx';
import { Card } from '../ui/card.tsx';
import { Choices } from '../ui/choices.tsx';

const pageSizes = [10, 25, 50, 100];

export default function SettingsScreen() {
  const { settings, change } = useSettings();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  return (
    <>
      <PageHeader
        title={t('Settings')}
        icon="settings"
        subtitle={t('These settings apply to your account on every device.')}
      />
      <Sheet>
        <Setting title={t('Theme')} help={t('The colors of all pages. System follows your device.')}>
          <Choices<Settings['theme']>
            value={settings.theme}
            choices={{ light: t('Light'), dark: t('Dark'), system: t('System') }}
            onChoose={theme => change({ theme })}
          />
        </Setting>
        <Setting
          title={t('Language')}
          help={t('The language of all texts. Browser follows the language of your browser.')}
        >
          <Choices<Settings['language']>
            value={settings.language}
            choices={{ ...languages, system: t('Browser') }}
            onChoose={language => change({ language })}
          />
        </Setting>
        <Setting title={t('Density')} help={t('The height of rows in lists.')}>
          <Choices<Settings['density']>
            value={settings.density}
            choices={{ comfortable: t('Comfortable'), compact: t('Compact') }}
            onChoose={density => change({ density })}
          />
        </Setting>
        <Setting title={t('Rows per page')} help={t('The number of rows that a list shows first.')}>
          <Choices<string>
            value={String(settings.pageSize ?? '')}
            choices={{
              '': t('Default of the screen'),
              ...Object.fromEntries(pageSizes.map(size => [size, String(size)])),
            }}
            onChoose={size => change({ pageSize: size ? Number(size) : null })}
          />
        </Setting>
        <Setting title={t('Motion')} help={t('Whether changes on the screen are animated.')}>
          <Choices<Settings['motion']>
            value={settings.motion}
            choices={{ full: t('Full'), reduced: t('Reduced') }}
            onChoose={motion => change({ motion })}
          />
        </Setting>
        <Row>
          <div>
            <h2>{t('Keyboard shortcuts')}</h2>
            <p>{t('Press ? on any page to see them.')}</p>
          </div>
          <Button onClick={() => setShowsShortcuts(true)}>{t('Show shortcuts')}</Button>
        </Row>
      </Sheet>
      {showsShortcuts && <ShortcutsDialog onClose={() => setShowsShortcuts(false)} />}
    </>
  );
}

function Setting({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const id = useId();
  return (
    <Row role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <div>
        <h2 id={id}>{title}</h2>
        <p id={`${id}-help`}>{help}</p>
      </div>
      {children}
    </Row>
  );
}

const Sheet = styled(Card)`
  max-width: 860px;
  padding-block: ${space(2)};
`;

const Row = styled.div`
  ${mixin.row}
  justify-content: space-between;
  gap: ${space(3)} ${space(8)};
  padding: ${space(5)} 0;
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  h2 {
    ${typography.body}
    font-weight: 600;
  }
  p {
    color: ${color.muted};
    ${typography.label}
    font-weight: 450;
  }
`;
