import { color, mixin, radius, space, typography } from '../../theme/theme.ts';
import { Icon } from '../../elements/icons.tsx';
import { t } from '../../common/text.ts';
import { ErrorBoundary } from 'react-error-boundary';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import type { SlotOffer } from '../slots/slot-context.ts';
import { onPrint } from './print-page.ts';

export default function RecordSections({ offers }: { offers: readonly SlotOffer[] }) {
  const prefix = useId();
  const idOf = (key: string) => `${prefix}${key.replaceAll(/\W/g, '-')}`;
  return (
    <Columns>
      <nav aria-label={t('Sections')}>
        <ul>
          {offers.map(({ key, title }) => (
            <li key={key}>
              <a
                href={`#${idOf(key)}`}
                onClick={event => {
                  // Without an entry in the history for each jump.
                  event.preventDefault();
                  const section = document.getElementById(idOf(key));
                  if (section) jumpTo(section);
                }}
              >
                {t(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {offers.map(({ key, title, icon, content }) => (
          <ErrorBoundary key={key} fallback={null}>
            <Section id={idOf(key)} title={t(title)} icon={icon}>
              {content}
            </Section>
          </ErrorBoundary>
        ))}
      </div>
    </Columns>
  );
}

/** What the user does next ends a jump, and otherwise a time in milliseconds, in which sections load. */
const JUMP = 3_000;
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a section, and again while sections above it load and grow. */
function jumpTo(section: HTMLElement): void {
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const ended = new AbortController();
  ended.signal.addEventListener('abort', () => observer.disconnect());
  for (const input of inputs)
    addEventListener(input, () => ended.abort(), { capture: true, signal: ended.signal });
  setTimeout(() => ended.abort(), JUMP);
  if (section.parentElement) observer.observe(section.parentElement);
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}

interface SectionProps extends Pick<SlotOffer, 'title' | 'icon'> {
  id: string;
  children: ReactNode;
}

function Section({ id, title, icon, children }: SectionProps) {
  const element = useRef<HTMLElement>(null);
  const isNeeded = useNeeded(element);
  return (
    <Box ref={element} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      {isNeeded ? children : <RowsSkeleton rows={3} />}
    </Box>
  );
}

/** The distance from the visible part of the page at which a section begins to load. */
const NEAR = '300px';

/** Whether an element has been near the visible part of the page, or the page is printed. */
function useNeeded(element: React.RefObject<Element | null>): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (needed || !element.current) return;
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNeeded(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    const stop = onPrint(() => flushSync(() => setNeeded(true)));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [needed, element]);
  return needed;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  > nav {
    display: none;
  }
  @media (min-width: 1200px) {
    grid-template-columns: 180px minmax(0, 1fr);
    > nav {
      display: block;
    }
  }
  nav ul {
    position: sticky;
    top: 88px;
    display: grid;
  }
  nav a {
    ${typography.label}
    display: block;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    color: ${color.muted};
    text-decoration: none;
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
    &:focus-visible {
      ${mixin.focusRing}
    }
  }
  @media print {
    display: block;
    > nav {
      display: none;
    }
  }
`;

const Box = styled.section`
  /* A finger needs the height; links with a look of their own have it. */
  :where(&) a {
    display: inline-block;
    min-height: 24px;
    align-content: center;
    vertical-align: middle;
  }
  margin-bottom: ${space(5)};
  padding: ${space(4)} ${space(5)};
  ${mixin.surface}
  outline: none;
  scroll-margin-top: 80px;
  > h2 {
    ${typography.heading}
    display: flex;
    align-items: center;
    gap: ${space(2)};
    margin-bottom: ${space(3)};
    svg {
      color: ${color.secondary};
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
