import { color, radius } from '@gym/hub-kit';
import styled from 'styled-components';

/** Shows a message as its recipient sees it. Nothing in it runs, and nothing is loaded. */
export function MessageFrame({ html, title }: { html: string; title: string }) {
  return <Frame title={title} srcDoc={html} sandbox="" referrerPolicy="no-referrer" />;
}

const Frame = styled.iframe`
  width: 100%;
  height: 320px;
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  /* Mails are dark on white, in the dark theme too. */
  color-scheme: light;
  background: Canvas;
`;
