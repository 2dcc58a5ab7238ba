/** A ref of content that the WhatsApp button would cover: hides the button while the element is in view. */
export function hideChatInView(element: Element) {
  const observer = new IntersectionObserver((entries) => {
    element.toggleAttribute('data-hides-chat', entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
