// React.lazy takes a module's default export.
export default function ProjectsPage() {
  return null;
}
