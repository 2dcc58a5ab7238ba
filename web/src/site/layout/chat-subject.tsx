import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';

/** What the page is about, in the visitor's language. A store: a page that names itself must not draw anew all that is around it. */
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
  if (!value) throw new Error('The subject of a chat is known only within a ChatSubjectProvider');
  return value;
}

/** Lets the page tell the buttons around it what a visitor asks about. */
export function ChatSubjectProvider({ children }: { children: ReactNode }) {
  const [subject] = useState(createSubject);
  return <ChatSubjectContext value={subject}>{children}</ChatSubjectContext>;
}

export function useChatSubject(): string | undefined {
  const { subscribe, get } = useSubject();
  return useSyncExternalStore(subscribe, get, () => undefined);
}

/** Names the page while it is shown. */
export function useAsChatSubject(subject: string): void {
  const { set } = useSubject();
  useEffect(() => {
    set(subject);
    return () => set(undefined);
  }, [subject, set]);
}
