import { t } from '../common/text.ts';
import { color, mixin, motion, space, typography } from '../theme/theme.ts';
import { Icon } from './icons.tsx';
import type { AnyIcon } from '../common/icon.ts';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';

export interface TabDefinition<Key extends string> {
  key: Key;
  title: string;
  icon?: AnyIcon;
}

/**
 * The tab that the URL names, by default the first. Another tab is another list: choosing it removes the state of the
 * previous list from the URL.
 */
export function useTab<const Key extends string>(keys: readonly [Key, ...Key[]]) {
  const [address, setAddress] = useSearchParams();
  const current = keys.find(key => key === address.get('tab')) ?? keys[0];
  const choose = (key: Key, options?: { replace?: boolean }) =>
    setAddress(key === keys[0] ? {} : { tab: key }, options);
  return [current, choose] as const;
}

export interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly TabDefinition<Key>[];
  current: Key;
  /** `replace` adds no history entry, for the arrow keys. */
  onChoose: (key: Key, options?: { replace?: boolean }) => void;
  children: ReactNode;
}

/** A tab list and the panel of the current tab. The arrow keys select tabs. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -tabs.length,
      End: tabs.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === current);
    const whole = Math.abs(step) === tabs.length;
    const next = whole ? (step < 0 ? 0 : tabs.length - 1) : (at + step + tabs.length) % tabs.length;
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChoose(tabs[next]!.key, { replace: true });
  };

  return (
    <>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map(({ key, title, icon }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            aria-selected={key === current}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {icon && <Icon name={icon} size={16} />}
            {t(title)}
          </Tab>
        ))}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(6)};
  margin-bottom: ${space(4)};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex: none;
  height: 44px;
  margin-bottom: -1px;
  padding: 0 ${space(1)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.muted};
  ${typography.body}
  font-weight: 550;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    border-bottom-color: ${color.secondary};
    color: ${color.text};
  }
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
  &:focus-visible {
    ${mixin.focusRing}
    outline-offset: -2px;
  }
`;
