// A window for WebKitWebDriver: `gjs webkit-window.js <downloads>`. Debian: gjs, gir1.2-webkit2-4.1.
imports.gi.versions.Gtk = "3.0";
imports.gi.versions.WebKit2 = "4.1";
const { Gtk, WebKit2 } = imports.gi;
const [downloads] = ARGV;

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = false;
const window = new Gtk.Window({ decorated: false });
window.set_default_size(1440, 900);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect("download-started", (_context, download) => {
  download.connect("decide-destination", (_download, name) => {
    download.set_destination(`file://${downloads}/${encodeURIComponent(name)}`);
    return true;
  });
});
context.connect("automation-started", (_context, session) => {
  session.connect("create-web-view", () => {
    const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true });
    Object.assign(view.get_settings(), { enable_write_console_messages_to_stdout: true, enable_page_cache: false });
    const pages = view.get_user_content_manager();
    pages.connect("script-message-with-reply-received::print", (_pages, file, reply) => {
      const operation = printTo(file.to_string(), view);
      operation.connect("finished", () => reply.return_value(file));
      operation.connect("failed", (_operation, error) => reply.return_error_message(error.message));
      operation.print();
      return true;
    });
    pages.register_script_message_handler_with_reply("print", null);
    const version = [WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()].join(".");
    view.load_uri(`about:blank#${version}`);
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();

function printTo(file, view) {
  const settings = new Gtk.PrintSettings();
  settings.set_printer("Print to File");
  settings.set("output-uri", `file://${file}`);
  settings.set("output-file-format", "pdf");
  const sheet = new Gtk.PageSetup();
  sheet.set_paper_size(Gtk.PaperSize.new("iso_a4"));
  for (const side of ["top", "right", "bottom", "left"]) sheet[`set_${side}_margin`](14, Gtk.Unit.MM);
  const operation = WebKit2.PrintOperation.new(view);
  operation.set_print_settings(settings);
  operation.set_page_setup(sheet);
  return operation;
}
