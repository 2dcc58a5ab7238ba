import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** Ref callback of content that the WhatsApp button would cover: hides it while the element is in view. */
export function hideChatInView(element: Element) {
  const observer = new IntersectionObserver((entries) => {
    element.toggleAttribute('data-hides-chat', entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The subject of the page. A store, so that setting it does not re-render the layout. */
function createSubject() {
  const listeners = new Set<() => void>();
  let subject: string | undefined;
  return {
    get: () => subject,
    set(value: string | undefined) {
      subject = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ChatSubjectContext = createContext<ReturnType<typeof createSubject> | null>(null);

function useSubject() {
  const value = useContext(ChatSubjectContext);
  if (!value) throw new Error('The subject of a chat must be used within a ChatSubjectProvider');
  return value;
}

export function ChatSubjectProvider({ children }: { children: ReactNode }) {
  const [subject] = useState(createSubject);
  return <ChatSubjectContext value={subject}>{children}</ChatSubjectContext>;
}

export function useChatSubject(): string | undefined {
  const { subscribe, get } = useSubject();
  return useSyncExternalStore(subscribe, get, () => undefined);
}

/** Sets the subject while the page is mounted. */
export function useWhatsappSubject(subject: string): void {
  const { set } = useSubject();
  useEffect(() => {
    set(subject);
    return () => set(undefined);
  }, [subject, set]);
}
