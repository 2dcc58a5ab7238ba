// React.lazy takes a module's default export.
export default function ImagesPage() {
  return null;
}
