import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

interface ChatSubject {
  /** What the page is about, in the visitor's language. */
  subject: string | undefined;
  setSubject: (subject: string | undefined) => void;
}

const ChatSubjectContext = createContext<ChatSubject | null>(null);

function useChatSubjectContext(): ChatSubject {
  const value = useContext(ChatSubjectContext);
  if (!value) throw new Error('The subject of a chat is known only within a ChatSubjectProvider');
  return value;
}

/** Lets the page tell the buttons around it what a visitor asks about. */
export function ChatSubjectProvider({ children }: { children: ReactNode }) {
  const [subject, setSubject] = useState<string>();
  return <ChatSubjectContext value={{ subject, setSubject }}>{children}</ChatSubjectContext>;
}

export function useChatSubject(): string | undefined {
  return useChatSubjectContext().subject;
}

/** Names the page while it is shown. */
export function useAsChatSubject(subject: string): void {
  const { setSubject } = useChatSubjectContext();
  useEffect(() => {
    setSubject(subject);
    return () => setSubject(undefined);
  }, [subject, setSubject]);
}
